import type { CallShapes, Shape } from './wire-names.ts';

/*
 * Made from the schemas of the contract by `node tools/wire-shapes.ts`; a test compares them.
 */

// oxlint-disable max-lines -- a table that is made, with a part for each such call

/** Calls of which not every name is converted, and which parts keep theirs. */
export const SHAPES: Readonly<Record<string, CallShapes>> = {
  'GET audit': { answer: { data: { before: 'as-is', after: 'as-is' } } },
  'GET items': { answer: { data: 'as-is' } },
  'GET jobs': { answer: { jobs: { problem: { params: 'as-is' } } } },
  'POST items': { body: 'as-is', answer: 'as-is' },
  'GET compare/module': { answer: { records: { data: 'as-is' } } },
  'GET compare/records': {
    answer: {
      records: { title: 'as-is', fields: { keys: 'as-is', before: 'as-is', after: 'as-is' } },
      references: 'as-is',
    },
  },
  'GET items/asset-auto-exchange': { answer: { data: 'as-is' } },
  'GET items/reward': { answer: { data: 'as-is' } },
  'GET log/cms': { answer: { data: { record_name: 'as-is' } } },
  'GET log/status': { answer: { tombstones: { wish: 'as-is' } } },
  'GET pets/setting': { answer: { petId: 'name', name: 'as-is' } },
  'GET tools/item-sources': {
    answer: {
      data: {
        title: 'as-is',
        sources: { data: { title: 'as-is', rows: 'as-is' } },
        sinks: { data: { title: 'as-is', rows: 'as-is' } },
      },
    },
  },
  'POST auth/login': { answer: { accessToken: 'name' } },
  'POST auth/refresh': { answer: { accessToken: 'name' } },
  'POST items/asset-auto-exchange': { body: 'as-is', answer: 'as-is' },
  'POST items/reward': { body: 'as-is', answer: 'as-is' },
  'POST log/event-log': { body: 'as-is' },
  'POST log/reset': { answer: { tombstone: { wish: 'as-is' } } },
  'POST sql/runs': { answer: { plan: 'as-is' } },
  'POST versions/chapter-list': { answer: { data: 'as-is' } },
  'POST versions/super-acc': {
    body: { id: {}, server_id: {}, account_id: {}, confirmation: {}, '*': 'as-is' },
    answer: 'as-is',
  },
  'GET versions/cms/item-limit': { answer: 'as-is' },
  'GET versions/userlv/setting': { answer: { data: 'as-is' } },
  'POST log/cms/delete': { answer: { tombstone: { wish: 'as-is' } } },
  'POST versions/userlv/setting': { body: 'as-is', answer: 'as-is' },
  'GET items/reward/detail/:id': { answer: 'as-is' },
  'POST items/reward/update/:id': { body: 'as-is', answer: 'as-is' },
  'POST versions/userlv/setting/:model': { body: 'as-is', answer: 'as-is' },
  'GET log/cms/detail/:model/:id': {
    answer: { record_name: 'as-is', data: { before: 'as-is', after: 'as-is', staff: 'as-is' } },
  },
  'PATCH items/update/:item_id': { body: 'as-is', answer: 'as-is' },
  'GET items/asset-auto-exchange/:item_id/:id': { answer: 'as-is' },
  'GET log/user/:server/:account': { answer: { data: { data: 'as-is' } } },
  'POST items/asset-auto-exchange/:item_id/:id': { body: 'as-is', answer: 'as-is' },
  'POST items/clone/:source_id/:target_id': { answer: 'as-is' },
  'GET items/:item_id': { answer: 'as-is' },
  'GET environments/:env/action-presets': { answer: { presets: { values: 'as-is' } } },
  'GET environments/:env/approvals': {
    answer: {
      data: { params: 'as-is', lines: { before: 'as-is', after: 'as-is' } },
      players: 'as-is',
      references: 'as-is',
    },
  },
  'GET environments/:env/dashboard': { answer: { notices: { title: 'as-is' } } },
  'GET environments/:env/deliveries': { answer: { references: 'as-is' } },
  'GET environments/:env/draw-audit': { answer: { references: 'as-is' } },
  'GET environments/:env/orders': { answer: { references: 'as-is' } },
  'GET environments/:env/players': { answer: { unavailable: { message: 'as-is' } } },
  'GET environments/:env/servers': { answer: { name: 'as-is', message: 'as-is' } },
  'POST environments/:env/deliveries': { answer: { references: 'as-is' } },
  'PUT environments/:env/action-presets': {
    body: { presets: { values: 'as-is' } },
    answer: { presets: { values: 'as-is' } },
  },
  'GET environments/:env/approvals/summary': {},
  'POST environments/:env/players/lookup': { answer: { unavailable: { message: 'as-is' } } },
  'GET environments/:env/live/modules/:module/options': { answer: { title: 'as-is' } },
  'GET environments/:env/approvals/:id': {
    answer: {
      approval: { params: 'as-is', lines: { before: 'as-is', after: 'as-is' } },
      now: { lines: { before: 'as-is', after: 'as-is' } },
      players: 'as-is',
      references: 'as-is',
    },
  },
  'GET environments/:env/deliveries/:id': { answer: { references: 'as-is' } },
  'GET environments/:env/releases/:number': {
    answer: {
      modules: {
        records: {
          title: 'as-is',
          fields: { keys: 'as-is', before: 'as-is', after: 'as-is' },
          summary: { value: 'as-is' },
        },
      },
      references: 'as-is',
      held: { title: 'as-is' },
    },
  },
  'GET environments/:env/reports/:report': { answer: { references: 'as-is' } },
  'PUT environments/:env/deliveries/:id': { answer: { references: 'as-is' } },
  'GET environments/:env/releases/:number/differences': {
    answer: {
      modules: {
        records: {
          title: 'as-is',
          fields: { keys: 'as-is', before: 'as-is', after: 'as-is' },
          summary: { value: 'as-is' },
        },
      },
      references: 'as-is',
    },
  },
  'GET environments/:env/releases/:number/environment-changes': {
    answer: {
      changes: {
        modules: { named: { title: 'as-is' } },
        fields: { keys: 'as-is', before: 'as-is', after: 'as-is' },
      },
    },
  },
  'GET environments/:env/versions/:version/change-sets': {
    answer: {
      data: {
        modules: { named: { title: 'as-is' } },
        fields: { keys: 'as-is', before: 'as-is', after: 'as-is' },
      },
    },
  },
  'GET environments/:env/versions/:version/changes': {
    answer: {
      modules: {
        records: {
          title: 'as-is',
          fields: { keys: 'as-is', before: 'as-is', after: 'as-is' },
          summary: { value: 'as-is' },
        },
      },
      references: 'as-is',
    },
  },
  'GET environments/:env/versions/:version/copy-sources': { answer: { sources: { title: 'as-is' } } },
  'GET environments/:env/versions/:version/problems': {
    answer: {
      issues: { params: 'as-is', title: 'as-is' },
      carried: { title: 'as-is', from: { title: 'as-is' } },
      kept_out: { issues: { params: 'as-is', title: 'as-is' } },
    },
  },
  'GET environments/:env/versions/:version/search': { answer: { title: 'as-is' } },
  'GET environments/:env/versions/:version/upcoming': { answer: { moments: { title: 'as-is' } } },
  'POST environments/:env/approvals/:id/approve': {
    answer: {
      approval: { params: 'as-is', lines: { before: 'as-is', after: 'as-is' } },
      command: { lines: { before: 'as-is', after: 'as-is' } },
    },
  },
  'POST environments/:env/approvals/:id/refuse': {
    answer: { params: 'as-is', lines: { before: 'as-is', after: 'as-is' } },
  },
  'POST environments/:env/approvals/:id/withdraw': {
    answer: { params: 'as-is', lines: { before: 'as-is', after: 'as-is' } },
  },
  'POST environments/:env/deliveries/:id/cancel': { answer: { references: 'as-is' } },
  'POST environments/:env/deliveries/:id/dry-run': { answer: { delivery: { references: 'as-is' } } },
  'POST environments/:env/deliveries/:id/pause': { answer: { references: 'as-is' } },
  'POST environments/:env/deliveries/:id/recall': { answer: { references: 'as-is' } },
  'POST environments/:env/deliveries/:id/resume': { answer: { references: 'as-is' } },
  'POST environments/:env/deliveries/:id/send': { answer: { references: 'as-is' } },
  'POST environments/:env/versions/:version/import-batches': {
    answer: { imports: { problem: { params: 'as-is' } } },
  },
  'POST environments/:env/versions/:version/settings-imports': {
    answer: { modules: { problems: { issue: { params: 'as-is' } } }, problem: { params: 'as-is' } },
  },
  'GET environments/:env/versions/:version/localization/progress': {
    answer: { languages: 'as-is', states: 'as-is' },
  },
  'GET environments/:env/versions/:version/localization/texts': {
    answer: {
      rows: {
        field: { label: 'as-is', record_title: 'as-is' },
        record: { data: 'as-is' },
        stale: 'as-is',
        issues: { params: 'as-is' },
      },
    },
  },
  'POST environments/:env/versions/:version/files/replacements': { answer: { records: { title: 'as-is' } } },
  'GET environments/:env/servers/:server/players/:account': {
    answer: { references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/versions/:version/import-batches/:id': {
    answer: { imports: { problem: { params: 'as-is' } } },
  },
  'GET environments/:env/versions/:version/redemption-batches/:batch': { answer: { references: 'as-is' } },
  'GET environments/:env/versions/:version/settings-imports/:id': {
    answer: { modules: { problems: { issue: { params: 'as-is' } } }, problem: { params: 'as-is' } },
  },
  'GET environments/:env/releases/:number/modules/:module/swap': {
    answer: {
      problems: {
        issues: { params: 'as-is', title: 'as-is' },
        carried: { title: 'as-is', from: { title: 'as-is' } },
        kept_out: { issues: { params: 'as-is', title: 'as-is' } },
      },
    },
  },
  'GET environments/:env/servers/:server/guilds/:guild/chat': { answer: { staff: 'as-is' } },
  'GET environments/:env/servers/:server/guilds/:guild/commands': {
    answer: { lines: { before: 'as-is', after: 'as-is' } },
  },
  'GET environments/:env/servers/:server/players/:account/battles': {
    answer: { references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/commands': {
    answer: { lines: { before: 'as-is', after: 'as-is' } },
  },
  'GET environments/:env/servers/:server/players/:account/draws': {
    answer: { references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/ledger': {
    answer: { references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/logins': {
    answer: { references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/mails': {
    answer: { references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/notes': {
    answer: { references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/possessions': {
    answer: { data: { data: 'as-is' }, references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/purchases': {
    answer: { references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/sanctions': {
    answer: { references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/staff-actions': {
    answer: { data: { before: 'as-is', after: 'as-is' }, references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/timeline': {
    answer: {
      data: { row: { data: 'as-is', before: 'as-is', after: 'as-is' } },
      references: 'as-is',
      staff: 'as-is',
    },
  },
  'GET environments/:env/versions/:version/change-sets/:seq/records': {
    answer: { records: { title: 'as-is', fields: { keys: 'as-is', before: 'as-is', after: 'as-is' } } },
  },
  'GET environments/:env/versions/:version/import-batches/:id/references': {
    answer: { references: { issue: { params: 'as-is' } } },
  },
  'GET environments/:env/versions/:version/modules/:module/options': { answer: { title: 'as-is' } },
  'GET environments/:env/versions/:version/modules/:module/records': {
    answer: { data: { data: 'as-is' }, references: 'as-is' },
  },
  'POST environments/:env/servers/:server/guilds/:guild/commands': {
    answer: { lines: { before: 'as-is', after: 'as-is' } },
  },
  'POST environments/:env/servers/:server/players/:account/commands': {
    answer: { lines: { before: 'as-is', after: 'as-is' } },
  },
  'POST environments/:env/servers/:server/players/:account/notes': { answer: { staff: 'as-is' } },
  'POST environments/:env/versions/:version/import-batches/:id/apply': {
    answer: { imports: { problem: { params: 'as-is' } } },
  },
  'POST environments/:env/versions/:version/import-batches/:id/files': {
    answer: { imports: { problem: { params: 'as-is' } } },
  },
  'POST environments/:env/versions/:version/import-batches/:id/preview': {
    answer: { imports: { problem: { params: 'as-is' } } },
  },
  'POST environments/:env/versions/:version/import-batches/:id/undo': {
    answer: { imports: { problem: { params: 'as-is' } } },
  },
  'POST environments/:env/versions/:version/modules/:module/changes': {
    body: { changes: { data: 'as-is' } },
    answer: { records: { data: 'as-is' }, issues: { params: 'as-is' } },
  },
  'POST environments/:env/versions/:version/modules/:module/imports': {
    answer: {
      options: { mapping: 'as-is', values: 'as-is', fill: 'as-is', edits: 'as-is' },
      problem: { params: 'as-is' },
    },
  },
  'POST environments/:env/versions/:version/modules/:module/records': {
    body: { data: 'as-is' },
    answer: { record: { data: 'as-is' }, issues: { params: 'as-is' }, references: 'as-is' },
  },
  'POST environments/:env/versions/:version/modules/:module/validate': {
    body: { data: 'as-is' },
    answer: { issues: { params: 'as-is' } },
  },
  'POST environments/:env/versions/:version/redemption-batches/:batch/generate': {
    answer: { references: 'as-is' },
  },
  'POST environments/:env/versions/:version/redemption-batches/:batch/reopen': {
    answer: { references: 'as-is' },
  },
  'POST environments/:env/versions/:version/redemption-batches/:batch/stop': {
    answer: { references: 'as-is' },
  },
  'POST environments/:env/versions/:version/settings-imports/:id/apply': {
    answer: { modules: { problems: { issue: { params: 'as-is' } } }, problem: { params: 'as-is' } },
  },
  'POST environments/:env/versions/:version/settings-imports/:id/preview': {
    answer: { modules: { problems: { issue: { params: 'as-is' } } }, problem: { params: 'as-is' } },
  },
  'POST environments/:env/versions/:version/settings-imports/:id/undo': {
    answer: { modules: { problems: { issue: { params: 'as-is' } } }, problem: { params: 'as-is' } },
  },
  'POST environments/:env/versions/:version/stories/:record/script': {
    answer: { issues: { params: 'as-is' }, story: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/draws/tally': {
    answer: { references: 'as-is', staff: 'as-is' },
  },
  'GET environments/:env/servers/:server/players/:account/guild/chat': { answer: { staff: 'as-is' } },
  'POST environments/:env/servers/:server/guilds/:guild/commands/preview': {
    answer: { lines: { before: 'as-is', after: 'as-is' } },
  },
  'POST environments/:env/servers/:server/players/:account/commands/preview': {
    answer: { lines: { before: 'as-is', after: 'as-is' } },
  },
  'GET environments/:env/versions/:version/modules/:module/imports/:id': {
    answer: {
      options: { mapping: 'as-is', values: 'as-is', fill: 'as-is', edits: 'as-is' },
      problem: { params: 'as-is' },
    },
  },
  'GET environments/:env/versions/:version/modules/:module/records/:id': {
    answer: { record: { data: 'as-is' }, issues: { params: 'as-is' }, references: 'as-is' },
  },
  'PATCH environments/:env/versions/:version/modules/:module/records/:id': {
    body: { data: 'as-is' },
    answer: { record: { data: 'as-is' }, issues: { params: 'as-is' }, references: 'as-is' },
  },
  'GET environments/:env/versions/:version/modules/:module/imports/:id/problems': {
    answer: { problems: { issue: { params: 'as-is' } }, values: { suggestions: 'as-is' } },
  },
  'GET environments/:env/versions/:version/modules/:module/imports/:id/rows': {
    answer: { rows: { data: 'as-is', current: 'as-is', issues: { params: 'as-is' }, raw: 'as-is' } },
  },
  'GET environments/:env/versions/:version/modules/:module/records/:id/duplicate': {
    answer: { identity: 'as-is' },
  },
  'GET environments/:env/versions/:version/modules/:module/records/:id/history': {
    answer: { data: 'as-is', changes: { keys: 'as-is', before: 'as-is', after: 'as-is' } },
  },
  'GET environments/:env/versions/:version/modules/:module/records/:id/home': {
    answer: { records: { title: 'as-is' } },
  },
  'GET environments/:env/versions/:version/modules/:module/records/:id/referrers': {
    answer: {
      referrers: { title: 'as-is', rows: 'as-is' },
      about: { values: 'as-is', problems: { params: 'as-is', title: 'as-is' } },
    },
  },
  'GET environments/:env/versions/:version/settings-imports/:id/modules/:module/records': {
    answer: {
      records: {
        title: 'as-is',
        fields: { keys: 'as-is', before: 'as-is', after: 'as-is' },
        issues: { params: 'as-is' },
      },
      references: 'as-is',
    },
  },
  'POST environments/:env/servers/:server/guilds/:guild/commands/:command/undo': {
    answer: { lines: { before: 'as-is', after: 'as-is' } },
  },
  'POST environments/:env/servers/:server/players/:account/commands/:command/undo': {
    answer: { lines: { before: 'as-is', after: 'as-is' } },
  },
  'POST environments/:env/versions/:version/import-batches/:id/imports/:import/module': {
    answer: { imports: { problem: { params: 'as-is' } } },
  },
  'POST environments/:env/versions/:version/modules/:module/imports/:id/apply': {
    answer: {
      options: { mapping: 'as-is', values: 'as-is', fill: 'as-is', edits: 'as-is' },
      problem: { params: 'as-is' },
    },
  },
  'POST environments/:env/versions/:version/modules/:module/imports/:id/preview': {
    body: { mapping: 'as-is', values: 'as-is', fill: 'as-is', edits: 'as-is' },
    answer: {
      options: { mapping: 'as-is', values: 'as-is', fill: 'as-is', edits: 'as-is' },
      problem: { params: 'as-is' },
    },
  },
  'POST environments/:env/versions/:version/modules/:module/imports/:id/sheet': {
    answer: {
      options: { mapping: 'as-is', values: 'as-is', fill: 'as-is', edits: 'as-is' },
      problem: { params: 'as-is' },
    },
  },
  'POST environments/:env/versions/:version/modules/:module/records/:id/copy': {
    body: { ticks: 'as-is', ids: 'as-is' },
  },
  'POST environments/:env/versions/:version/modules/:module/records/:id/copy-plan': {
    body: { ticks: 'as-is', ids: 'as-is' },
    answer: {
      records: {
        title: 'as-is',
        copy: {
          title: 'as-is',
          changes: { keys: 'as-is', before: 'as-is', after: 'as-is' },
          issues: { params: 'as-is' },
        },
      },
      overlaps: { of: { title: 'as-is' } },
    },
  },
  'POST environments/:env/versions/:version/modules/:module/records/:id/duplicate': {
    body: { identity: 'as-is' },
    answer: { record: { data: 'as-is' }, issues: { params: 'as-is' }, references: 'as-is' },
  },
  'POST environments/:env/versions/:version/modules/:module/records/:id/restore': {
    answer: { record: { data: 'as-is' }, issues: { params: 'as-is' }, references: 'as-is' },
  },
  'POST environments/:env/servers/:server/guilds/:guild/commands/:command/undo/preview': {
    answer: { lines: { before: 'as-is', after: 'as-is' } },
  },
  'POST environments/:env/servers/:server/players/:account/commands/:command/undo/preview': {
    answer: { lines: { before: 'as-is', after: 'as-is' } },
  },
  'POST environments/:env/versions/:version/modules/:module/imports/:id/rows/:row': {
    body: { cells: 'as-is' },
    answer: {
      options: { mapping: 'as-is', values: 'as-is', fill: 'as-is', edits: 'as-is' },
      problem: { params: 'as-is' },
    },
  },
};

/** The same of every refusal. */
export const ERROR_SHAPE: Shape = {
  errors: 'as-is',
  issues: { params: 'as-is' },
  conflict: {
    base: 'as-is',
    theirs: { data: 'as-is' },
    referrers: { title: 'as-is', rows: 'as-is' },
    records: { title: 'as-is' },
    issues: { params: 'as-is', title: 'as-is' },
  },
};
