import './Pictures.late.css';
import { BrokenImages } from './BrokenImages';
import { useZoom } from './use-zoom';

/** Zooming and error messages of an article's images. */
export function Pictures({ images }: { images: readonly HTMLImageElement[] }) {
  useZoom(images);
  return <BrokenImages images={images} />;
}
