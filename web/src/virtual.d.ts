declare module "texts:*" {
  const source: string;
  export default source;
}

declare module "rules:*" {
  export const quantik: string;
  export const knaster: string;
  export const kuhvadis: string;
}
