export { SYSTEM_ACTOR, type Actor } from '../platform/actor.ts';
