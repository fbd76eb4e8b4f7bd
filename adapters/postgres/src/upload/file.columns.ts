/** Columns of a file as it is shown: its address, its kind, its name and how large it is. */
export const fileColumns = [
  'files.id',
  'files.public_key',
  'files.kind',
  'files.name',
  'files.byte_count',
  'files.has_thumbnail',
  'files.width',
  'files.height',
] as const
