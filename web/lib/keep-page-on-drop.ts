/**
 * From now on a file that is dropped where nothing takes it is dropped on nothing: a browser would leave the page for it,
 * and with the page what was not saved.
 */
export function keepPageOnDrop(page: Document): void {
  const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  page.addEventListener('dragover', (event) => {
    if (carriesFiles(event)) event.preventDefault();
  });
  // After every target below has had it.
  addEventListener('drop', (event) => {
    if (carriesFiles(event)) event.preventDefault();
  });
}
