import { describe, expect, it } from 'vitest';
import { findSvgDanger } from './svg-danger.ts';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

describe('an SVG', () => {
  it.each([
    svg('<circle r="4" fill="#f00"/>'),
    svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#a"/><use xlink:href="#a"/>'),
    svg('<style>.a { fill: url("#a") }</style><text>once = twice</text>'),
    svg('<image href="data:image/png;base64,AAAA"/>'),
    svg('<text>caf&#233; &#x1F375; &#9999999;</text>'),
    svg('<animate attributeName="opacity" values="0;1"/>'),
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>${svg('')}`,
    svg(String.raw`<text>C:\\temp \\o/ \\ffffff</text>`),
  ])('that is only a picture is fine: %s', (picture) => {
    expect(findSvgDanger(picture)).toBeNull();
  });

  it.each([
    [svg('<script>alert(1)</script>'), '<script>'],
    [svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'), '<script>'],
    [svg('', 'onload="alert(1)"'), 'on…='],
    ['<svg/onload=alert(1)>', 'on…='],
    [svg('<a href="javascript:alert(1)"><text>x</text></a>'), 'javascript:'],
    [svg('<a href="&#106;avascript:alert(1)"/>'), 'javascript:'],
    [svg('<a><set attributeName="&#x68;ref" to="java&#0000115cript:alert(1)"/></a>'), 'javascript:'],
    [svg('<a><set attributeName="&#104;ref" to="&#x2F;/example.com"/></a>'), 'href'],
    [svg('<image href="https://example.com/a.png"/>'), 'https://example.com/a.png'],
    [svg('<image xlink:href=//example.com/a.png />'), '//example.com/a.png'],
    [svg('<use href="data:image/svg+xml;base64,AAAA#x"/>'), 'data:image/svg+xml;base64,AAAA#x'],
    [svg('<rect style="fill: url(https://example.com/a)"/>'), 'https://example.com/a'],
    [svg('<style>@import "https://example.com/a.css"</style>'), '@import'],
    [svg(String.raw`<style>@im\port "https://example.com/a.css"</style>`), '@import'],
    [svg(String.raw`<style>@\69mport "https://example.com/a.css"</style>`), '@import'],
    [svg(String.raw`<rect style="fill: ur\l(https://example.com/a)"/>`), 'https://example.com/a'],
    [svg(String.raw`<rect style="fill: \000075 rl(//example.com/a)"/>`), '//example.com/a'],
    [`<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, 'encoding='],
    [`\uFEFF<?xml version='1.0' encoding = 'utf-16'?>${svg('')}`, 'encoding='],
    [svg('<foreignObject><p>x</p></foreignObject>'), '<foreignObject>'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, '<!ENTITY>'],
    [`<!DOCTYPE svg [<!ELEMENT svg ANY>]>${svg('')}`, '<!ENTITY>'],
    [`<!DOCTYPE svg><!DOCTYPE svg>${svg('')}`, '<!DOCTYPE>'],
    [`<!DOCTYPE svg SYSTEM ">" [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`, '<!ATTLIST>'],
    [svg('<set attributeName = " href" to="//example.com"/>'), 'href'],
    [svg('<set attributeName="xlink:href" to="https://example.com"/>'), 'href'],
  ])('that could do more is not: %s', (picture, danger) => {
    expect(findSvgDanger(picture)).toBe(danger);
  });

  it.each([
    ['document types without an end', '<!DOCTYPE'],
    ['the name of an attribute and blanks', 'attributeName=', ' '],
    ['openings and blanks', '<', ' '],
    ['prefixes', '<a', 'a'],
    ['styles without an end', 'url('],
    ['addresses without an end', ' href='],
    ['hidden letters', '\\\\', '\\\\7 '],
    ['a declaration without an end', '<?xml ', 'encoding= '],
  ])('of 300,000 letters is judged in one go: %s', (_name, start, rest = start) => {
    const long = start + rest.repeat(300_000 / rest.length);
    expect(() => findSvgDanger(`<svg>${long}`)).not.toThrow();
  });
});
