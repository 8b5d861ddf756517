export const upload = {
  accepted:
    'PNG, JPEG, WebP, GIF, SVG; MP3, OGG, WAV, M4A; JSON; .skel and .atlas of animated figures. At most 50 MB each.',
  byContent: 'By content',
  drop: 'Drop files here, or click to choose them',
  everyLanguage: 'Every language',
  pathByName: 'Follows from the name',
  pathHelp: 'Only for a single file. A file that is there already is replaced.',
  refused: 'Refused',
  results: 'Uploaded now',
  servedFrom: 'Players load files from {{address}}. Uploads go by the time of {{zone}}.',
  servedHere: 'Players load files from this console. Uploads go by the time of {{zone}}.',
  stored: 'Stored',
  title: 'Upload files',
  unchanged: 'This very file was there already.',
  uploading: 'Uploading…',
} as const;
