/**
 * From now on a file that is dropped where nothing takes it is ignored: the browser would leave the page to open it,
 * and unsaved work would be lost.
 */
export function keepPageOnDrop(page: Document): void {
  const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  page.addEventListener('dragover', (event) => {
    if (carriesFiles(event)) event.preventDefault();
  });
  // Runs after every target below.
  addEventListener('drop', (event) => {
    if (carriesFiles(event)) event.preventDefault();
  });
}
