import { errorKind } from './error-kind.ts';

/** What is wrong with an operation of GraphQL; programs read GraphQL's own words in `extensions.detail`. */
export const OPERATION_ERRORS = {
  malformed_operation: errorKind(
    400,
    'The operation is not valid: line {line}, column {column}.',
    '無法解讀這個 GraphQL 操作：第 {line} 行第 {column} 字。',
    'GraphQLの操作を解釈できません（{line}行目、{column}文字目）。',
  ),
  unknown_operation: errorKind(
    400,
    'The operation does not match the schema: line {line}, column {column}.',
    '這個 GraphQL 操作與後台提供的內容不符：第 {line} 行第 {column} 字。',
    'GraphQLの操作が、コンソールの提供する内容と合っていません（{line}行目、{column}文字目）。',
  ),
  operation_too_large: errorKind(
    400,
    'The operation requests too much: at most {fields} {fields|field|fields}, {depth} {depth|level|levels} deep.',
    '這個 GraphQL 操作一次要求太多：最多 {fields} 個欄位、{depth} 層。',
    'GraphQLの操作が一度に求める量が多すぎます（{fields}項目、{depth}階層まで）。',
  ),
};
