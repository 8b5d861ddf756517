import * as z from 'zod';
import { instant } from './instant.ts';
import { recordData } from './json.ts';
import { recordTitle } from './record-title.ts';

/** `GET pets/setting`: what pickers need of every pet. */
export const petsSettingAnswer = z.array(
  z.object({
    petId: z.number().int(),
    name: recordTitle,
    rarity: z.string().nullable(),
    property: z.string().nullable(),
    clan: z.string().nullable(),
    job_id: z.number().int().nullable(),
    image: z.string().nullable(),
    status: z.string().nullable(),
  }),
);

export type PetsSettingAnswer = z.infer<typeof petsSettingAnswer>;

/** `GET cdn`: where the game loads its files from. `base_url` '': from the console itself, below `/files`. */
export const cdnAnswer = z.object({
  base_url: z.string(),
  asset_version: z.number().int(),
  manifest_hash: z.string().nullable(),
  upload_enabled: z.boolean(),
  last_upload_at: instant.nullable(),
  fallback_urls: z.array(z.string()),
});

export type CdnAnswer = z.infer<typeof cdnAnswer>;

/** `GET cdn/tz`: the zone of the clock that uploads are stamped with. */
export const cdnTimeZoneAnswer = z.object({ tz: z.string() });

export type CdnTimeZoneAnswer = z.infer<typeof cdnTimeZoneAnswer>;

/** `GET versions/cms/item-limit`: how much of an asset staff may give and players may hold, as `item-control` has it. */
export const itemLimitAnswer = z.array(recordData);

export type ItemLimitAnswer = z.infer<typeof itemLimitAnswer>;

const localizationEntry = z.object({
  key: z.string(),
  en: z.string(),
  zh: z.string(),
  jp: z.string(),
});

export type LocalizationEntry = z.infer<typeof localizationEntry>;

/**
 * `GET localization/fetch`: the game's texts that belong to no record. `version` grows with every
 * change of them, and is the answer's `ETag`: a browser that has it already downloads nothing.
 */
export const localizationFetchAnswer = z.object({
  environment: z.string(),
  version: z.number().int(),
  entries: z.array(localizationEntry),
});

export type LocalizationFetchAnswer = z.infer<typeof localizationFetchAnswer>;

/** `GET tools/localization-csv`: the same texts as a plain list. */
export const localizationCsvAnswer = z.array(localizationEntry);
