-- Texts of every module's records are translated in one place, so a check names the module and the
-- field as well. Those made so far are of the localization module, whose records are the texts.
alter table translation_check
  add column module text not null default 'localization',
  add column path text not null default '';
alter table translation_check
  drop constraint translation_check_pkey,
  add primary key (branch_id, module, record_id, path, language, source),
  alter column module drop default,
  alter column path drop default;
