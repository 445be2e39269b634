declare module "texts:*" {
  const source: string;
  export default source;
  export const games: string[]; // whose texts are part of the source
}

declare module "rules:*" {
  const html: Record<string, string>; // by game
  export default html;
}
