/** Paper in the product's own colours: seal, ink, jade, and the ground. */
const COLOURS = ['#c8371f', '#1b1917', '#2a7454', '#c9c1b4'];

/**
 * Confetti over everything, once, unless the person asked for less motion. The code is loaded on use, and a
 * failure to load it is ignored. Returns a function to clear it away.
 */
export function throwConfetti(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const canvas = document.createElement('canvas');
  canvas.className = 'confetti';
  canvas.setAttribute('aria-hidden', 'true');
  document.body.append(canvas);
  void import('canvas-confetti').then(
    async ({ default: confetti }) => {
      if (!canvas.isConnected) return;
      const shoot = confetti.create(canvas, { resize: true });
      await shoot({
        particleCount: 120,
        spread: 80,
        startVelocity: 42,
        origin: { y: 0.45 },
        colors: COLOURS,
      });
      canvas.remove();
    },
    () => canvas.remove(),
  );
  return () => canvas.remove();
}
