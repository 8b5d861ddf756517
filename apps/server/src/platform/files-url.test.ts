import { describe, expect, it } from 'vitest';
import { parseFilesUrl } from './files-url.ts';

describe('the address of a store', () => {
  it('names host, bucket, folder, region and credentials, and uses TLS', () => {
    expect(parseFilesUrl('s3://key:a%2Fb%2Bc@s3.example.com:9000/game/files/?region=eu-west-1')).toEqual({
      endpoint: 'https://s3.example.com:9000',
      bucket: 'game',
      prefix: 'files/',
      region: 'eu-west-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'a/b+c' },
    });
  });

  it('may leave out all but host and bucket, and ask for plain HTTP', () => {
    expect(parseFilesUrl('s3://127.0.0.1:9000/game?http=1')).toEqual({
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'game',
      prefix: '',
      region: 'us-east-1',
      credentials: null,
    });
  });

  it.each([
    'game',
    'https://s3.example.com/game',
    's3://s3.example.com',
    's3:///game',
    's3://key@s3.example.com/game',
    's3://:secret@s3.example.com/game',
    's3://key:%@s3.example.com/game',
    's3://key:sec/ret@s3.example.com/game',
    's3://s3.example.com/game?http=yes',
    's3://s3.example.com/game?regoin=eu-west-1',
    's3://s3.example.com/game#files',
  ])('is refused where it says something else: %s', (text) => {
    expect(parseFilesUrl(text)).toBeNull();
  });
});
