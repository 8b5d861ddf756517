import type { Label } from '../../core/language.ts';
import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';

const address = (label: Label, help?: Label) =>
  field.text(label, 200, { form: 'https_base', monospace: true, ...(help === undefined ? {} : { help }) });

/** Where the game's files are served from. */
export const cdnSetting = defineModule({
  key: 'cdn-setting',
  family: 'system-release',
  kind: 'singleton',
  scope: 'environment',
  titles: { title: ['CDN setting', 'CDN 設定', 'CDN設定'], record: ['CDN setting', 'CDN 設定', 'CDN設定'] },
  sections: {
    addresses: section(['Addresses', '位址', 'アドレス'], {
      base_url: address(
        ['Base address', '基本位址', '基本アドレス'],
        [
          'Must start with https, without a slash at the end.',
          '須以 https 開頭，結尾不含斜線。',
          'https で始まり、最後にスラッシュを付けません。',
        ],
      ),
      fallback_urls: field.rows(['Backup addresses', '備用位址', '予備アドレス'], 5, {
        optional: true,
        uniqueBy: 'priority',
        fields: {
          priority: field.integer(['Priority', '順位', '順番'], [1, 99]),
          url: address(['Address', '位址', 'アドレス']),
        },
      }),
      certificate_until: field.date(['Certificate expiry', '憑證到期日', '証明書の期限'], {
        optional: true,
        help: [
          'Last valid day of the certificate of these addresses.',
          '上述位址所用憑證的最後有效日。',
          'これらのアドレスの証明書が有効な最後の日です。',
        ],
      }),
    }),
    uploads: section(['Uploads', '上傳', 'アップロード'], {
      upload_enabled: field.boolean(['Uploads allowed', '允許上傳', 'アップロード可'], { default: true }),
      tz: field.text(['Upload time zone', '上傳時區', 'アップロードのタイムゾーン'], 60, {
        form: 'time_zone',
        monospace: true,
        default: 'Asia/Hong_Kong',
        help: ['IANA time zone name.', 'IANA 時區名稱。', 'IANAのタイムゾーン名です。'],
      }),
    }),
    assets: section(['Assets', '資源', 'アセット'], {
      asset_version: field.integer(['Asset version', '資源版本', 'アセットバージョン'], [1, 999_999_999], {
        default: 1,
        help: [
          'Only increases. Lower it only to return to a manifest that still exists.',
          '只增不減；僅在退回仍存在的清單時才調低。',
          '増える一方の番号です。下げるのは、残っている一覧に戻すときだけです。',
        ],
      }),
      manifest_hash: field.text(['Manifest hash', '清單雜湊值', 'マニフェストのハッシュ'], 64, {
        form: 'hash',
        monospace: true,
        optional: true,
        readOnly: true,
      }),
      last_upload_at: field.dateTime(['Last upload', '最後上傳', '最終アップロード'], {
        optional: true,
        readOnly: true,
      }),
    }),
  },
});
