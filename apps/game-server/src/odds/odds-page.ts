import { HTML_LANG, LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { rarity } from '@quartermaster/domain/enums/rarity';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import { html, type Markup } from './html.ts';
import type { OddsDocument } from './odds-document.ts';
import { ODDS_STYLE } from './odds-style.ts';
import { ODDS_WORDS, type OddsWords } from './odds-words.ts';
import { periodLines } from './period-lines.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', zh: '繁體中文', jp: '日本語' };

/** There is nothing else between its tags: the policy of the page allows this text by its hash. */
const STYLE: Markup = { markup: `<style>${ODDS_STYLE}</style>` };

type Shell = { readonly language: Language; readonly title: string; readonly path: string };

function page({ language, title, path }: Shell, body: Markup): string {
  const links = LANGUAGES.map((each) =>
    each === language
      ? html`<span aria-current="true">${LANGUAGE_NAMES[each]}</span> `
      : html`<a href="${path}?lang=${each}" lang="${HTML_LANG[each]}" hreflang="${HTML_LANG[each]}"
          >${LANGUAGE_NAMES[each]}</a
        > `,
  );
  return html`<!doctype html>
    <html lang="${HTML_LANG[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <nav aria-label="${ODDS_WORDS[language].language}">${links}</nav>
        <main>${body}</main>
      </body>
    </html>`.markup;
}

export type OddsLink = { readonly gachapon_id: number; readonly name: string };

/** The page that lists open gachapons. */
export function oddsIndexPage(gachapons: readonly OddsLink[], language: Language): string {
  const words = ODDS_WORDS[language];
  const items = gachapons.map(
    ({ gachapon_id: id, name }) => html`<li><a href="odds/${id}.html?lang=${language}">${name}</a></li>`,
  );
  const list =
    items.length === 0
      ? html`<p>${words.none}</p>`
      : html`<p>${words.indexNote}</p>
          <ul>
            ${items}
          </ul>`;
  const shell = { language, title: words.index, path: 'odds' };
  return page(
    shell,
    html`<h1>${words.index}</h1>
      ${list}`,
  );
}

/** The page of a gachapon, made of what its JSON says and nothing else. */
export function oddsPage(document: OddsDocument, names: ReadonlyMap<number, string>): string {
  const { language, name, release, gachapon_id: id } = document;
  const words = ODDS_WORDS[language];
  const shell = { language, title: `${name} · ${words.index}`, path: `${id}.html` };
  return page(
    shell,
    html`<p><a href="../odds?lang=${language}">${words.back}</a></p>
      <h1>${name}</h1>
      <p>${document.is_open ? words.open : words.closed}</p>
      <h2>${words.period}</h2>
      ${lines(periodLines(document.period, words))}
      <h2>${words.prices}</h2>
      ${lines(priceLines(document, words))}
      <h2>${words.odds}</h2>
      <p class="note">${words.oddsNote}</p>
      ${document.groups.map((group) => groupTable(group, words))}
      <h2>${words.guarantees}</h2>
      ${document.guarantees.length === 0 ? html`<p>${words.noGuarantee}</p>` : document.guarantees.map((each) => guarantee(each, words, names))}
      ${document.steps.length === 0 ? null : steps(document, words)}
      <footer>
        <p>
          ${words.release(release.number, release.version)}<br />${words.content}
          <code>${release.content_hash}</code
          >${release.patch_hash === null ? null : html`<br /><code>${release.patch_hash}</code>`}
        </p>
      </footer>`,
  );
}

const lines = (texts: readonly string[]): Markup =>
  html`<ul>
    ${texts.map((text) => html`<li>${text}</li>`)}
  </ul>`;

type Costs = OddsDocument['prices']['single'];

const costText = (costs: Costs, words: OddsWords): string =>
  costs.map(({ name, amount }) => `${name} × ${amount}`).join(` ${words.or} `);

function priceLines({ prices }: OddsDocument, words: OddsWords): string[] {
  return [
    ...(prices.single.length > 0 ? [`${words.single}: ${costText(prices.single, words)}`] : []),
    ...(prices.multi.costs.length > 0
      ? [`${words.multi(prices.multi.draws)}: ${costText(prices.multi.costs, words)}`]
      : []),
    ...prices.free.map(({ count, every_hours: hours }) => words.free(count ?? 1, hours ?? 24)),
    ...(prices.draw_limit === null ? [] : [words.limit(prices.draw_limit)]),
  ];
}

const rarityText = (value: string | null, language: Language): string =>
  labelOf(rarity, value)?.[language] ?? value ?? '';

function groupTable(group: OddsDocument['groups'][number], words: OddsWords): Markup {
  const language = languageOf(words);
  const rows = group.entries.map(
    (entry) =>
      html`<tr>
        <th scope="row">
          ${entry.name}${entry.amount > 1 ? ` × ${entry.amount}` : ''}${entry.is_featured ? html` <em>${words.featured}</em>` : null}
        </th>
        <td>${entry.share} %</td>
        <td>${entry.long_run_share} %</td>
      </tr>`,
  );
  return html`<table>
    <caption>
      ${words.group(group.group_no)} ·
      ${rarityText(group.rarity, language)}${group.every_nth_draw === null ? null : html`<br /><small>${words.everyNth(group.every_nth_draw)}</small>`}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.item}</th>
        <th scope="col">${words.share}</th>
        <th scope="col">${words.overall}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${words.total}</th>
        <td>${group.share} %</td>
        <td>${group.long_run_share} %</td>
      </tr>
    </tfoot>
  </table>`;
}

const languageOf = (words: OddsWords): Language =>
  LANGUAGES.find((language) => ODDS_WORDS[language] === words) ?? 'en';

function guarantee(
  each: OddsDocument['guarantees'][number],
  words: OddsWords,
  names: ReadonlyMap<number, string>,
): Markup {
  const what = each.kind === 'rarity' ? rarityText(each.rarity, languageOf(words)) : each.choices.join(', ');
  const facts = [
    words.certain(each.certain_at_draw),
    ...(each.rises_from_draw === null ? [] : [words.rises(each.rises_from_draw, each.rises_by ?? '')]),
    each.starts_again_on_hit ? words.resets : words.stays,
    ...(each.shared_with.length > 1
      ? [words.shared(each.shared_with.map((id) => names.get(id) ?? String(id)).join(', '))]
      : []),
  ];
  const rise = each.rise.map(
    ({ draw, chance }) =>
      html`<tr>
        <th scope="row">${draw}</th>
        <td>${chance} %</td>
      </tr>`,
  );
  return html`<section>
    <h3>${words.promise[each.kind]}${what === '' ? '' : ` · ${what}`}</h3>
    ${each.text === '' ? null : html`<p>${each.text}</p>`}${lines(facts)}
    ${
      each.rises_from_draw === null
        ? null
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${words.draw}</th>
                <th scope="col">${words.chance}</th>
              </tr>
            </thead>
            <tbody>
              ${rise}
            </tbody>
          </table>`
    }
  </section>`;
}

function steps(document: OddsDocument, words: OddsWords): Markup {
  const texts = document.steps.map((step) =>
    [
      `${words.step(step.step)}: ${words.stepDraws(step.draws)}`,
      costText(step.costs, words),
      step.certain_group_no === null ? '' : words.stepCertain(step.certain_draws ?? 0, step.certain_group_no),
      step.featured_bonus === null ? '' : words.stepFeatured(step.featured_bonus),
      step.bonus.length === 0
        ? ''
        : `${words.bonus} ${step.bonus.map(({ name, amount }) => `${name} × ${amount}`).join(', ')}`,
      step.returns_to_step === null ? '' : words.returns(step.returns_to_step),
    ]
      .filter((text) => text !== '')
      .join(' · '),
  );
  return html`<h2>${words.steps}</h2>
    <p class="note">${words.stepsNote}</p>
    ${lines(texts)}`;
}
