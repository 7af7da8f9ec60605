/**
 * Inputs and outputs of some of ComfyUI's nodes, as in `/object_info`: inputs by name, with their type or a list of
 * choices; a name with `?` may be left out. Taken from version 0.3.64, commit a125cd84b054a57729b5eecab930ca9408719832
 * of github.com/Comfy-Org/ComfyUI; `RemoveBackground` and `LoadBackgroundRemovalModel`, which came later, in
 * `comfy_extras/nodes_bg_removal.py` of a version whose commit is not known.
 */
interface ComfyNode {
  takes: Readonly<Record<string, string | readonly string[]>>;
  gives: readonly string[];
}

const size = { width: 'INT', height: 'INT' };

export const NODES: Readonly<Record<string, ComfyNode>> = {
  CheckpointLoaderSimple: {
    takes: { ckpt_name: ['sd_xl_base_1.0.safetensors'] },
    gives: ['MODEL', 'CLIP', 'VAE'],
  },
  UNETLoader: {
    takes: {
      unet_name: ['qwen_image_edit_2509_fp8_e4m3fn.safetensors', 'wan2.2_ti2v_5B_fp16.safetensors'],
      weight_dtype: ['default', 'fp8_e4m3fn', 'fp8_e5m2'],
    },
    gives: ['MODEL'],
  },
  CLIPLoader: {
    takes: {
      clip_name: ['qwen_2.5_vl_7b_fp8_scaled.safetensors', 'umt5_xxl_fp8_e4m3fn_scaled.safetensors'],
      type: ['stable_diffusion', 'sd3', 'wan', 'qwen_image'],
      'device?': ['default', 'cpu'],
    },
    gives: ['CLIP'],
  },
  VAELoader: {
    takes: { vae_name: ['qwen_image_vae.safetensors', 'wan2.2_vae.safetensors'] },
    gives: ['VAE'],
  },
  UpscaleModelLoader: { takes: { model_name: ['RealESRGAN_x4plus.pth'] }, gives: ['UPSCALE_MODEL'] },
  LoadBackgroundRemovalModel: {
    takes: { bg_removal_name: ['birefnet.safetensors'] },
    gives: ['BACKGROUND_REMOVAL'],
  },
  RemoveBackground: { takes: { image: 'IMAGE', bg_removal_model: 'BACKGROUND_REMOVAL' }, gives: ['MASK'] },
  CLIPTextEncode: { takes: { text: 'STRING', clip: 'CLIP' }, gives: ['CONDITIONING'] },
  TextEncodeQwenImageEditPlus: {
    takes: {
      clip: 'CLIP',
      prompt: 'STRING',
      'vae?': 'VAE',
      'image1?': 'IMAGE',
      'image2?': 'IMAGE',
      'image3?': 'IMAGE',
    },
    gives: ['CONDITIONING'],
  },
  EmptyLatentImage: { takes: { ...size, batch_size: 'INT' }, gives: ['LATENT'] },
  EmptySD3LatentImage: { takes: { ...size, batch_size: 'INT' }, gives: ['LATENT'] },
  Wan22ImageToVideoLatent: {
    takes: { vae: 'VAE', ...size, length: 'INT', batch_size: 'INT', 'start_image?': 'IMAGE' },
    gives: ['LATENT'],
  },
  ModelSamplingSD3: { takes: { model: 'MODEL', shift: 'FLOAT' }, gives: ['MODEL'] },
  ModelSamplingAuraFlow: { takes: { model: 'MODEL', shift: 'FLOAT' }, gives: ['MODEL'] },
  CFGNorm: { takes: { model: 'MODEL', strength: 'FLOAT' }, gives: ['MODEL'] },
  KSampler: {
    takes: {
      model: 'MODEL',
      seed: 'INT',
      steps: 'INT',
      cfg: 'FLOAT',
      sampler_name: ['euler', 'dpmpp_2m', 'uni_pc'],
      scheduler: ['normal', 'karras', 'simple'],
      positive: 'CONDITIONING',
      negative: 'CONDITIONING',
      latent_image: 'LATENT',
      denoise: 'FLOAT',
    },
    gives: ['LATENT'],
  },
  VAEDecode: { takes: { samples: 'LATENT', vae: 'VAE' }, gives: ['IMAGE'] },
  VAEEncodeForInpaint: {
    takes: { pixels: 'IMAGE', vae: 'VAE', mask: 'MASK', grow_mask_by: 'INT' },
    gives: ['LATENT'],
  },
  LoadImage: { takes: { image: ['example.png'] }, gives: ['IMAGE', 'MASK'] },
  LoadImageMask: {
    takes: { image: ['example.png'], channel: ['alpha', 'red', 'green', 'blue'] },
    gives: ['MASK'],
  },
  ImageScale: {
    takes: {
      image: 'IMAGE',
      upscale_method: ['nearest-exact', 'bilinear', 'area', 'bicubic', 'lanczos'],
      ...size,
      crop: ['disabled', 'center'],
    },
    gives: ['IMAGE'],
  },
  ImagePadForOutpaint: {
    takes: { image: 'IMAGE', left: 'INT', top: 'INT', right: 'INT', bottom: 'INT', feathering: 'INT' },
    gives: ['IMAGE', 'MASK'],
  },
  ImageUpscaleWithModel: { takes: { upscale_model: 'UPSCALE_MODEL', image: 'IMAGE' }, gives: ['IMAGE'] },
  JoinImageWithAlpha: { takes: { image: 'IMAGE', alpha: 'MASK' }, gives: ['IMAGE'] },
  InvertMask: { takes: { mask: 'MASK' }, gives: ['MASK'] },
  GrowMask: { takes: { mask: 'MASK', expand: 'INT', tapered_corners: 'BOOLEAN' }, gives: ['MASK'] },
  MaskToImage: { takes: { mask: 'MASK' }, gives: ['IMAGE'] },
  ImageBlur: { takes: { image: 'IMAGE', blur_radius: 'INT', sigma: 'FLOAT' }, gives: ['IMAGE'] },
  ImageToMask: { takes: { image: 'IMAGE', channel: ['red', 'green', 'blue', 'alpha'] }, gives: ['MASK'] },
  ImageCompositeMasked: {
    takes: {
      destination: 'IMAGE',
      source: 'IMAGE',
      x: 'INT',
      y: 'INT',
      resize_source: 'BOOLEAN',
      'mask?': 'MASK',
    },
    gives: ['IMAGE'],
  },
  CreateVideo: { takes: { images: 'IMAGE', fps: 'FLOAT', 'audio?': 'AUDIO' }, gives: ['VIDEO'] },
  SaveVideo: {
    takes: { video: 'VIDEO', filename_prefix: 'STRING', format: ['auto', 'mp4'], codec: ['auto', 'h264'] },
    gives: [],
  },
  PreviewImage: { takes: { images: 'IMAGE' }, gives: [] },
};
