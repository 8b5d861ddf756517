import { announcementSetting } from './announcement-setting.ts';
import { codeRedeemSetting } from './code-redeem-setting.ts';
import { iam } from './iam.ts';
import { lastChancePopupSetting } from './last-chance-popup-setting.ts';
import { mailSetting } from './mail-setting.ts';
import { reboilerMailSetting } from './reboiler-mail-setting.ts';

/** Screens of the family, in menu order. */
export const mailMessagesModules = [
  mailSetting,
  announcementSetting,
  lastChancePopupSetting,
  reboilerMailSetting,
  iam,
  codeRedeemSetting,
];
