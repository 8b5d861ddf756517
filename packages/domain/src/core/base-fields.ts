import { settingStatus } from '../enums/setting-status.ts';
import type { FieldDefinition, FieldDefinitions } from './field.ts';
import type { Localized } from './language.ts';
import type { ModuleKind } from './module.ts';

/** Longest remark, in characters. */
const REMARK_MAX_LENGTH = 500;

/** The identity of modules that declare none of their own. */
export const ID_FIELD: FieldDefinition<'id'> = {
  kind: 'id',
  label: { en: 'ID', zh: '編號', jp: 'ID' },
};

const STATUS: FieldDefinition<'enum'> = {
  kind: 'enum',
  of: settingStatus,
  label: { en: 'Status', zh: '狀態', jp: '状態' },
  default: 'not_open',
};

const BASE_FIELDS = {
  status: STATUS,
  sort_order: {
    kind: 'integer',
    label: { en: 'Sort order', zh: '排序', jp: '並び順' },
    min: 0,
    max: 9999,
    default: 0,
  },
  remark: {
    kind: 'long_text',
    label: { en: 'Remark', zh: '備註', jp: '備考' },
    help: {
      en: 'Staff only: never sent to the game.',
      zh: '僅供內部人員參考，不會送到遊戲。',
      jp: 'スタッフ専用。ゲームには送られません。',
    },
    maxLength: REMARK_MAX_LENGTH,
    optional: true,
    staffOnly: true,
  },
} as const satisfies FieldDefinitions;

/** The fields that every record of a kind of module has without being declared. */
export function baseFieldsOf(kind: ModuleKind): FieldDefinitions {
  return kind === 'singleton' ? { status: STATUS } : BASE_FIELDS;
}

/** Heading of the only section of a module that declares none. */
export const GENERAL_SECTION_TITLE: Localized = { en: 'General', zh: '基本設定', jp: '基本設定' };

/** Heading of the fields that no declared section names. */
export const REST_SECTION_TITLE: Localized = { en: 'More', zh: '其他設定', jp: 'その他の設定' };

/** Heading of the fields every record has. */
export const MANAGEMENT_SECTION_TITLE: Localized = { en: 'Management', zh: '管理', jp: '管理' };
