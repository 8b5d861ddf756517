export const upload = {
  accepted:
    'PNG, JPEG, WebP, GIF, SVG; MP3, OGG, WAV, M4A; JSON; .skel and .atlas for animations. Maximum 50 MB each.',
  byContent: 'Detect from content',
  drop: 'Drop files here, or click to choose',
  everyLanguage: 'All languages',
  pathByName: 'Based on the file name',
  pathHelp: 'Only for a single file. An existing file at this path is replaced.',
  refused: 'Refused',
  results: 'Latest uploads',
  servedFrom: 'Players load files from {{address}}. Upload times are in {{zone}}.',
  servedHere: 'Players load files from this console. Upload times are in {{zone}}.',
  stored: 'Stored',
  title: 'Upload files',
  unchanged: 'This exact file already exists.',
  uploading: 'Uploading…',
} as const;
