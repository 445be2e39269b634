/** Where the focus goes when what had it is gone. */

/** Give the focus to the page's heading; on a page still on its way, the content holds it until then. */
export function focusHeading(): void {
  const main = document.querySelector("main")!;
  main.focus();
  const waiting = new MutationObserver(seek);
  waiting.observe(main, { childList: true, subtree: true });
  seek();

  function seek() {
    const heading = main.querySelector("h1");
    if (heading && document.activeElement === main) heading.focus();
    if (heading) waiting.disconnect();
  }
}
