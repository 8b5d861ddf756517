import { roleAdvanceSetting } from './role-advance-setting.ts';
import { roleAvatarSetting } from './role-avatar-setting.ts';
import { roleLevelSetting } from './role-level-setting.ts';
import { roleSetting } from './role-setting.ts';
import { roleSkillSetting } from './role-skill-setting.ts';

/** Screens of the family, in menu order. */
export const rolesModules = [
  roleSetting,
  roleLevelSetting,
  roleAdvanceSetting,
  roleSkillSetting,
  roleAvatarSetting,
];
