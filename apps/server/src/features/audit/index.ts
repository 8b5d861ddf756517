export { refusalAudit } from './refusal-audit.ts';
