import type { RecordData } from '../core/json.ts';
import { demoChatMessages, demoChats, demoContacts, demoSubthreads, demoThreads } from './chat-stories.ts';
import { demoFriendTiers, demoIntimacies, demoPetEvents } from './friend-events.ts';
import { demoHeartChapters, demoHeartEvents, demoHeartRewards } from './heart-events.ts';
import {
  demoOutingChapters,
  demoOutings,
  demoOutingTiers,
  demoWorldChapters,
  demoWorldRewards,
  demoWorlds,
} from './outing-events.ts';

/** Story events of the season. */
export function demoStorySeason(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'pet-event-setting': demoPetEvents(),
    'pet-event-intimacies-setting': demoIntimacies(),
    'pet-event-tiers-setting': demoFriendTiers(),
    'sexual-dating-setting': demoOutings(),
    'sexual-dating-tiers-setting': demoOutingTiers(),
    'sexual-dating-chapters-setting': demoOutingChapters(),
    'whatsex-contact-setting': demoContacts(),
    'whatsex-setting': demoChats(),
    'whatsex-thread-setting': demoThreads(),
    'whatsex-subthread-setting': demoSubthreads(),
    'whatsex-message-setting': demoChatMessages(),
    'multiverse-dating-setting': demoWorlds(),
    'multiverse-dating-chapter-setting': demoWorldChapters(),
    'multiverse-dating-reward-setting': demoWorldRewards(),
    'h-event-setting': demoHeartEvents(),
    'h-event-chapter-setting': demoHeartChapters(),
    'h-event-reward-setting': demoHeartRewards(),
  };
}
