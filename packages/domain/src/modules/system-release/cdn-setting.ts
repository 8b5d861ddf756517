import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';

const ADDRESS = {
  kind: 'text',
  maxLength: 200,
  form: 'https_base',
  monospace: true,
} as const;

/** Where the game's files are served from. */
export const cdnSetting = defineModule({
  key: 'cdn-setting',
  family: 'system-release',
  kind: 'singleton',
  scope: 'environment',
  titles: {
    title: localized('CDN setting', 'CDN 設定', 'CDN設定'),
    record: localized('CDN setting', 'CDN 設定', 'CDN設定'),
  },
  fields: {
    base_url: {
      ...ADDRESS,
      label: localized('Base address', '基本位址', '基本アドレス'),
      help: localized(
        'Begins with https and has no slash at the end.',
        '須以 https 開頭，結尾不含斜線。',
        'https で始まり、最後にスラッシュを付けません。',
      ),
    },
    fallback_urls: {
      kind: 'rows',
      optional: true,
      max: 5,
      uniqueBy: 'priority',
      label: localized('Further addresses', '備用位址', '予備アドレス'),
      fields: {
        priority: { kind: 'integer', min: 1, max: 99, label: localized('Tried as no.', '順位', '順番') },
        url: { ...ADDRESS, label: localized('Address', '位址', 'アドレス') },
      },
    },
    certificate_until: {
      kind: 'date',
      optional: true,
      label: localized('Certificate until', '憑證到期日', '証明書の期限'),
      help: localized(
        'The last day of the certificate of these addresses.',
        '上述位址所用憑證的最後有效日。',
        'これらのアドレスの証明書が有効な最後の日です。',
      ),
    },
    upload_enabled: {
      kind: 'boolean',
      default: true,
      label: localized('Uploads allowed', '允許上傳', 'アップロード可'),
    },
    tz: {
      kind: 'text',
      maxLength: 60,
      form: 'time_zone',
      monospace: true,
      default: 'Asia/Hong_Kong',
      label: localized('Time zone of uploads', '上傳時區', 'アップロードのタイムゾーン'),
      help: localized('Its IANA name.', 'IANA 時區名稱。', 'IANAのタイムゾーン名です。'),
    },
    asset_version: {
      kind: 'integer',
      min: 1,
      max: 999_999_999,
      default: 1,
      label: localized('Asset version', '資源版本', 'アセットバージョン'),
      help: localized(
        'Counts up. Lower it only to go back to a manifest that is still there.',
        '只增不減；僅在退回仍存在的清單時才調低。',
        '増える一方の番号です。下げるのは、残っている一覧に戻すときだけです。',
      ),
    },
    manifest_hash: {
      kind: 'text',
      maxLength: 64,
      form: 'hash',
      monospace: true,
      optional: true,
      readOnly: true,
      label: localized('Hash of the manifest', '清單雜湊值', '一覧のハッシュ'),
    },
    last_upload_at: {
      kind: 'date_time',
      optional: true,
      readOnly: true,
      label: localized('Last upload', '最後上傳', '最終アップロード'),
    },
  },
  sections: [
    {
      key: 'addresses',
      title: localized('Addresses', '位址', 'アドレス'),
      fields: ['base_url', 'fallback_urls', 'certificate_until'],
    },
    { key: 'uploads', title: localized('Uploads', '上傳', 'アップロード'), fields: ['upload_enabled', 'tz'] },
    {
      key: 'assets',
      title: localized('Assets', '資源', 'アセット'),
      fields: ['asset_version', 'manifest_hash', 'last_upload_at'],
    },
  ],
});
