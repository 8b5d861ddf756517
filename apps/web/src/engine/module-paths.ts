const part = encodeURIComponent;

export function addPath(module: string): string {
  return `/${module}/add`;
}

export function editPath(module: string, recordId: string): string {
  return `/${module}/${part(recordId)}/edit`;
}

export function historyPath(module: string, recordId: string): string {
  return `/${module}/${part(recordId)}/history`;
}

export function importPath(module: string): string {
  return `/import/${module}`;
}
