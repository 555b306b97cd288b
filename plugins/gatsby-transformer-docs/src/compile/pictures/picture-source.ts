/** The facts about a picture's file that its markup needs. */
export interface PictureSource {
  /** URL of the unchanged file, without the path prefix. */
  src: string;
  width: number;
  height: number;
  /** Null for SVG: it's shown as it is. */
  raster: Raster | null;
}

interface Raster {
  /** Absolute path of the file node to resize: the file, or an upright copy of it. */
  file: string;
  /** False if a part is transparent. */
  opaque: boolean;
}

/** A raster picture in a guide. The HTML refers to it by index. */
export interface GuidePicture extends Raster {
  width: number;
  alt: string;
  title: string | null;
  /** Whether it loads when the reader gets near it. */
  lazy: boolean;
}
