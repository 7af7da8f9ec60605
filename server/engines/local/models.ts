import type { PictureInput } from '../../inference/picture-tensor.ts';
import type { LocalModel } from './manifest.ts';

/** Colours as shares of white, by the means and deviations of ImageNet's photographs. */
const IMAGENET: PictureInput = {
  type: 'float32',
  layout: 'nchw',
  colors: 'rgb',
  divisor: 255,
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
};
const PLAIN: PictureInput = { ...IMAGENET, mean: [0, 0, 0], deviation: [1, 1, 1] };
const REMBG = 'https://github.com/danielgatis/rembg/releases/download/v0.0.0';

/**
 * The models that may be installed on this machine, best first of each kind. Their URLs name a revision or a release;
 * sizes and checksums agree in at least two independent sources that pin these files. The preprocessing follows the
 * code of the projects that publish the exports: rembg (`rembg/sessions`), the cards of Carve/LaMa-ONNX and of
 * andraniksargsyan/migan, onnx-community/depth-anything-v2-small (`preprocessor_config.json`) and Real-ESRGAN
 * (`realesrgan/utils.py`). Memory figures are published CPU measurements.
 */
export const MODELS: readonly LocalModel[] = [
  {
    id: 'birefnet-lite',
    name: 'BiRefNet lite',
    source: 'https://github.com/ZhengPeng7/BiRefNet',
    licence: 'MIT',
    licenceUrl: 'https://github.com/ZhengPeng7/BiRefNet/blob/main/LICENSE',
    file: {
      url: `${REMBG}/BiRefNet-general-bb_swin_v1_tiny-epoch_232.onnx`,
      bytes: 224_005_088,
      sha256: '5600024376f572a557870a5eb0afb1e5961636bef4e1e22132025467d0f03333',
    },
    memoryBytes: 7_000_000_000,
    use: {
      kind: 'subject',
      image: { ...IMAGENET, name: 'input_image' },
      side: 1024,
      output: { name: 'output_image', scale: 'sigmoid' },
    },
  },
  {
    id: 'isnet-general-use',
    name: 'IS-Net',
    source: 'https://github.com/xuebinqin/DIS',
    licence: 'Apache-2.0',
    licenceUrl: 'https://github.com/xuebinqin/DIS/blob/main/LICENSE.md',
    file: {
      url: `${REMBG}/isnet-general-use.onnx`,
      bytes: 178_648_008,
      sha256: '60920e99c45464f2ba57bee2ad08c919a52bbf852739e96947fbb4358c0d964a',
    },
    memoryBytes: 1_300_000_000,
    use: {
      kind: 'subject',
      image: { ...IMAGENET, divisor: 'brightest', deviation: [1, 1, 1] },
      side: 1024,
      output: { scale: 'least-to-largest' },
    },
  },
  {
    id: 'u2netp',
    name: 'U²-Net, small',
    source: 'https://github.com/xuebinqin/U-2-Net',
    licence: 'Apache-2.0',
    licenceUrl: 'https://github.com/xuebinqin/U-2-Net/blob/master/LICENSE',
    file: {
      url: `${REMBG}/u2netp.onnx`,
      bytes: 4_574_861,
      sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
    },
    memoryBytes: 330_000_000,
    use: {
      kind: 'subject',
      image: { ...IMAGENET, divisor: 'brightest' },
      side: 320,
      output: { scale: 'least-to-largest' },
    },
  },
  {
    id: 'lama',
    name: 'LaMa',
    source: 'https://github.com/advimman/lama',
    licence: 'Apache-2.0',
    licenceUrl: 'https://github.com/advimman/lama/blob/main/LICENSE',
    file: {
      url: 'https://huggingface.co/Carve/LaMa-ONNX/resolve/c3c0c9e468934d62e79c329e35d82dd09ff8c444/lama_fp32.onnx',
      bytes: 208_044_816,
      sha256: '1faef5301d78db7dda502fe59966957ec4b79dd64e16f03ed96913c7a4eb68d6',
    },
    memoryBytes: 850_000_000,
    use: {
      kind: 'fill',
      image: { ...PLAIN, name: 'image' },
      mask: { name: 'mask', type: 'float32', hole: 1, known: 0 },
      side: 512,
      output: { name: 'output', white: 255 },
    },
  },
  {
    id: 'migan',
    name: 'MI-GAN',
    source: 'https://github.com/Picsart-AI-Research/MI-GAN',
    licence: 'MIT',
    licenceUrl: 'https://github.com/Picsart-AI-Research/MI-GAN/blob/main/LICENSE-WEIGHTS',
    file: {
      url: 'https://huggingface.co/andraniksargsyan/migan/resolve/1538c135034b8cfe7a8472f34d09c8a5a45b17a7/migan_pipeline_v2.onnx',
      bytes: 28_079_181,
      sha256: '6f1f3530a1a2324b19752018ce756088b07973cda8d7d890034ace5c8a48c40b',
    },
    use: {
      kind: 'fill',
      image: { ...PLAIN, name: 'image', type: 'uint8', divisor: 1 },
      mask: { name: 'mask', type: 'uint8', hole: 0, known: 255 },
      side: 512,
      output: { name: 'result', white: 255 },
    },
  },
  {
    id: 'real-esrgan-x4plus',
    name: 'Real-ESRGAN ×4',
    source: 'https://github.com/xinntao/Real-ESRGAN',
    licence: 'BSD-3-Clause',
    licenceUrl: 'https://github.com/xinntao/Real-ESRGAN/blob/master/LICENSE',
    file: {
      url: 'https://huggingface.co/bukuroo/RealESRGAN-ONNX/resolve/a1f365e2ef85ca5d4c66325e76bc7e26374c9642/real-esrgan-x4plus-128.onnx',
      bytes: 67_160_311,
      sha256: '6a6f4a3d58553d40fdd443d9e5f4b2deb9b52bef1ec2947700fc2167ac876c7d',
    },
    use: { kind: 'enlarge', image: PLAIN, factor: 4, tile: 128, overlap: 16, output: { white: 1 } },
  },
  {
    id: 'depth-anything-v2-small',
    name: 'Depth Anything V2, small',
    source: 'https://github.com/DepthAnything/Depth-Anything-V2',
    licence: 'Apache-2.0',
    licenceUrl: 'https://github.com/DepthAnything/Depth-Anything-V2/blob/main/LICENSE',
    file: {
      url: 'https://huggingface.co/onnx-community/depth-anything-v2-small/resolve/4472b7362082ad9968fee890ca0f1e5aca36b93d/onnx/model.onnx',
      bytes: 99_060_839,
      sha256: 'afb6a5c28f3b6bf1618c6e43f02073ef9dfdc70e937502d51603e57b0a1df10c',
    },
    use: {
      kind: 'depth',
      image: { ...IMAGENET, name: 'pixel_values' },
      side: 518,
      multiple: 14,
      output: { name: 'predicted_depth', near: 'largest' },
    },
  },
];
