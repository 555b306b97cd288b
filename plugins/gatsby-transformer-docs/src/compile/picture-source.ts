/** The data that a picture's markup needs. */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** `srcset` by MIME type, best first; empty for SVG. */
  sources: { type: string; srcSet: string; sizes: string }[];
  srcSet?: string;
  sizes?: string;
  /** Main color as `#rrggbb`, shown while the picture loads; null for SVG or transparency. */
  color: string | null;
}
