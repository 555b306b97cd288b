/** A picture ready to be shown: exactly what its markup needs. */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** `srcset` by MIME type, best first; empty for SVG. */
  sources: { type: string; srcSet: string; sizes: string }[];
  srcSet?: string;
  sizes?: string;
  /** Main color of a picture without transparency, as `#rrggbb`: shown until the picture is there. */
  color: string | null;
}
