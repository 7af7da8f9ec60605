const number = (value: number) => value.toLocaleString('en');
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const layers = (count: number) => counted(count, 'layer', 'layers');

export const psd = {
  title: 'Import a Photoshop file',
  reading: ({ name }: { name: string }) => `Reading ${name}`,
  storing: ({ share }: { share: string }) => `Storing its layers, ${share}`,
  cancel: 'Cancel',
  close: 'Close',
  failed: 'The file was not imported. Nothing has changed.',
  place: {
    header: 'In its first bytes: it may be no Photoshop file.',
    resources: 'In the part before the layers.',
    layers: 'In the list of its layers.',
    layer: 'In a layer.',
    pixels: 'In the pixels of a layer.',
    image: 'In the merged image.',
  },
  atLayer: ({ layer }: { layer: number }) => `In layer ${number(layer)}, counted from the lowest.`,
  atByte: ({ byte }: { byte: number }) => `At byte ${number(byte)}.`,
  excess: {
    bytes: 'A file may have up to 300\u00a0MB.',
    size: 'A side may have up to 16,384 pixels, the whole canvas up to 67 million.',
    pixels: 'All layers together may have up to 800 million pixels.',
    layers: 'A design may have up to 500 layers, groups included.',
  },
  lost: 'Imported. This could not be kept:',
  names: ({ names, more }: { names: readonly string[]; more: number }) =>
    names.join(', ') + (more > 0 ? ` and ${number(more)} more` : ''),
  losses: {
    blend_mode: (count: number) => `Blend modes of ${layers(count)}, now normal`,
    adjustment: (count: number) => `${counted(count, 'adjustment layer', 'adjustment layers')}, left out`,
    effects: (count: number) => `Effects of ${layers(count)}, such as shadows and outlines`,
    smart_object: (count: number) => `${counted(count, 'smart object', 'smart objects')}, now pixels`,
    clipping: (count: number) =>
      `Clipping of ${layers(count)}, now masks that do not move with the layer below`,
    vector_mask: (count: number) => `${counted(count, 'vector mask', 'vector masks')}, now pixels`,
    mask_edge: (count: number) => `Feather of ${counted(count, 'mask', 'masks')}`,
    shape: (count: number) => `${counted(count, 'shape', 'shapes')}, now pixels`,
    text_pixels: (count: number) =>
      `${counted(count, 'text', 'texts')} with effects, warps or several looks, now pixels`,
    font: (count: number) => `Typefaces of ${counted(count, 'text', 'texts')}, now the nearest of ours`,
    text_looks: (count: number) => `Several looks within ${counted(count, 'text', 'texts')}, now one`,
    group_blending: (count: number) => `How ${counted(count, 'group', 'groups')} blend as a whole`,
    advanced_blending: (count: number) => `Blending options of ${layers(count)}`,
    empty_layer: (count: number) => `${layers(count)} without pixels, left out`,
    deep_groups: (count: number) => `${counted(count, 'group', 'groups')} nested too deep, moved up`,
    artboard: (count: number) => `${counted(count, 'artboard', 'artboards')}, now groups`,
    outside: (count: number) => `Pixels of ${layers(count)} outside the canvas`,
    reduced: (count: number) => `Size of ${layers(count)}, made smaller to fit`,
    color_mode: () => 'Colors that are not RGB, converted',
    depth: () => 'More than 8 bits per channel',
    color_profile: () => 'The color profile: colors are shown as sRGB',
  },
};
