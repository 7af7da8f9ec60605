/** Whether a file is of layers, by its name: of Photoshop's two kinds. */
export const isPsd = ({ name }: File): boolean => /\.ps[db]$/iu.test(name);

/** Asks for images or files of layers of the device; none if the person closes the dialog. */
export function chooseFiles(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/jpeg,image/png,image/webp,.psd,.psb';
    input.multiple = true;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
