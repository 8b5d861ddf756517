export { WordTag, wordOf } from '../../ui/word-tag.tsx';
