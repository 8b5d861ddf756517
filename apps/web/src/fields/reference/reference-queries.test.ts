import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { optionQuery, rememberOptions } from './reference-queries.ts';

const PLACE = { environment: 'dev', version: '1.4.0', module: 'sample-setting' };

const option = (id: string, title: string) => ({ id, title, image: null, status: 'active' });

describe('records that were read anyway', () => {
  it('are known without asking, unless a newer answer is there', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(optionQuery(PLACE, '1').queryKey, option('1', 'Renamed'));
    rememberOptions(queryClient, PLACE, [option('1', 'First'), option('2', 'Second')]);
    const known = (id: string) => queryClient.getQueryData(optionQuery(PLACE, id).queryKey);
    expect(known('1')).toMatchObject({ title: 'Renamed' });
    expect(known('2')).toMatchObject({ title: 'Second' });
    expect(known('3')).toBeUndefined();
    queryClient.clear();
  });
});
