const number = (value: number) => value.toLocaleString('en');
const times = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 });

export const dubbingRows = {
  speakerOf: ({ at }: { at: number }) => `Speaker of line ${number(at)}`,
  noSpeaker: 'Speaker',
  fits: 'Fits',
  faster: ({ speed }: { speed: number }) => `Faster, ${times(speed)}×`,
  cut: ({ seconds }: { seconds: number }) =>
    `${seconds.toLocaleString('en', { maximumFractionDigits: 1 })}\u00a0s cut`,
  estimated: 'estimated',
  gauge: ({ seconds, of }: { seconds: number; of: number }) =>
    `Speech of ${times(seconds)}\u00a0s in ${times(of)}\u00a0s`,
  shorten: ({ count }: { count: number }) => `Shorten by about ${number(count)} characters`,
  sayShorter: 'Make it shorter',
  sayLonger: 'Make it longer',
  rewriting: 'Rewriting',
  noWriter:
    'Rewriting a line to fit needs a language model, and none is connected. Edit the line yourself, or ask the operator to connect one.',
  noWords: 'No words yet',
  failed: 'Not spoken',
  listen: ({ at }: { at: number }) => `Listen to line ${number(at)}`,
  stopListening: 'Stop',
  speak: ({ at }: { at: number }) => `Speak line ${number(at)}`,
};
