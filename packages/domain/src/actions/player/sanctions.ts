import { field } from '../../core/define-field.ts';
import { sanctionKind } from '../../enums/sanction-kind.ts';
import { sanctionReason } from '../../enums/sanction-reason.ts';
import { defineAction } from '../define-action.ts';
import { endSessions } from '../fields.ts';
import { sanctioned, session, status } from '../lines.ts';
import { ADMINS } from '../roles.ts';

/** Keeps the player from something, until a time or permanently. */
export const sanction = defineAction({
  kind: 'sanction',
  subject: 'player',
  title: ['Sanction', '處分', '処分'],
  place: 'sanctions',
  roles: ADMINS,
  limits: ['players'],
  // It is lifted: its history stays.
  isUndoable: false,
  fields: {
    kind: field.enum(['Sanction type', '處分種類', '処分の種類'], sanctionKind),
    reason: field.enum(['Violation', '處分原因', '処分の理由'], sanctionReason),
    ends_at: field.dateTime(['Until', '結束時間', '終了日時'], { optional: true }),
    message: field.longText(['Message to the player', '玩家看到的說明', 'プレイヤーへの説明'], 200),
    evidence: field.longText(
      ['Evidence (staff only)', '證據（僅人員可見）', '証拠（スタッフのみ閲覧可）'],
      500,
      { optional: true },
    ),
    end_sessions: endSessions({ field: 'kind', in: ['suspend'] }),
  },
  named: ['ends_at'],
  lines: { sanction: sanctioned, status, session },
});

/** Ends the sanctions of one kind. They stay in the player's history. */
export const liftSanction = defineAction({
  kind: 'lift_sanction',
  subject: 'player',
  title: ['Lift sanction', '解除處分', '処分の解除'],
  verb: ['Lift', '解除', '解除'],
  place: 'sanctions',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: { kind: field.enum(['Active sanction', '生效中的處分', '適用中の処分'], sanctionKind) },
  lines: { sanction: sanctioned, status },
});
