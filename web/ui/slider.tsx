import { Slider as Primitive } from 'radix-ui';

interface SliderProps {
  label: string;
  value: number;
  minimum: number;
  maximum: number;
  step: number;
  /** What a screen reader says for the value, with its unit. */
  valueText?: string;
  onChange: (value: number) => void;
}

/** A number on a line; arrow keys move by a step, Home and End to the ends. */
export function Slider({ label, value, minimum, maximum, step, valueText, onChange }: SliderProps) {
  return (
    <Primitive.Root
      className="relative flex h-6 w-full touch-none items-center"
      min={minimum}
      max={maximum}
      step={step}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onChange(next)}
    >
      <Primitive.Track className="relative h-0.5 w-full bg-line-2">
        <Primitive.Range className="absolute h-full bg-ink" />
      </Primitive.Track>
      <Primitive.Thumb
        className="block size-4 rounded-full bg-ink"
        aria-label={label}
        aria-valuetext={valueText}
      />
    </Primitive.Root>
  );
}
