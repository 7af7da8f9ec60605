export const filmEffects = {
  keys: {
    names: {
      position: 'Position',
      scale: 'Size',
      rotation: 'Turn',
      opacity: 'Opacity',
      volume: 'Volume',
    },
    set: ({ of }: { of: string }) => `Set a key frame of ${of}`,
    remove: ({ of }: { of: string }) => `Remove the key frame of ${of}`,
    before: ({ of }: { of: string }) => `Previous key frame of ${of}`,
    after: ({ of }: { of: string }) => `Next key frame of ${of}`,
    ease: ({ of }: { of: string }) => `Easing of ${of} from this key frame on`,
    easings: { linear: 'Linear', in: 'Ease in', out: 'Ease out', in_out: 'Ease in and out', hold: 'Hold' },
    at: ({ at, of }: { at: string; of: string }) =>
      `Key frame at ${at}: ${of}. Arrows move it, Delete removes it.`,
  },
};
