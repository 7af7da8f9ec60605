import type { ErrorCode } from '../../errors.ts';

/** Errors that a form, a file or a run may need immediately; browsers load the others when idle. */
export const formErrors = {
  image_unreadable: 'The picture is damaged and cannot be read. Save it again and retry.',
  engine_unfit: 'The chosen model cannot do this with these settings. Choose another one, or Automatic.',
  empty_prompt: 'Please enter prompt',
  image_required: 'Please upload image',
  video_required: 'Please upload video',
  audio_required: 'Please upload audio',
  portrait_and_audio_required: 'Please upload portrait and audio',
  model_image_required: 'Please upload model image',
  garment_image_required: 'Please upload the garment',
  shoe_image_required: 'Please upload the shoe',
  style_reference_required: 'Please upload style reference',
  mask_required: 'Paint over the part to change.',
  mask_covers_all:
    'Everything is painted over, so there is nothing left to fill from. Leave part of the picture unpainted.',
  drawing_required: 'Please draw on the image',
  text_required: 'Please enter text',
  subtitle_area_required: 'Please mark the subtitle area',
  description_required: 'Please describe the full body and the face',
  extension_required: 'Drag an edge of the frame outwards first.',
  extension_too_large:
    'The picture can grow to at most 3 times its width and height. Make the frame smaller.',
  image_too_small: 'The picture is too small for this tool. Enlarge it or choose another one.',
  image_too_large: 'The picture is too large for this tool. Reduce it or choose another one.',
  result_too_large: 'The result would be larger than the limit. Choose a smaller size.',
  mask_size_mismatch: 'The mask is not the same size as its picture. Paint it again.',
  hair_wish_required: 'Choose a look or a colour first.',
  media_proportions:
    'The longer side can be at most twice the shorter one, and at most 4,096\u00a0pixels in a picture. Crop it, or choose another one.',
  hair_image_too_large: 'Short hair needs a picture smaller than 2048 × 2048. Reduce it first.',
  value_needs_engine:
    'None of the AI models connected here can do this. Choose another option. No points were charged.',
  prompt_not_understood:
    'The built-in engine recognised nothing in this prompt. It reads English and Chinese: name a thing, an animal, a person or a place, such as “a fox in a forest”. No points were charged.',
  internal_error: 'Something went wrong on our side.',
  task_failed: 'Processing failed',
} satisfies Partial<Record<ErrorCode, string>>;
