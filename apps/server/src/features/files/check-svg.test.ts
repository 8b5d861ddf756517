import { AppError } from '@quartermaster/contract/errors/app-error';
import { demoFiles } from '@quartermaster/domain/demo/files';
import { describe, expect, it } from 'vitest';
import { checkSvg } from './check-svg.ts';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

/** What is refused, as `file_content` names it, or `line:column` of broken XML; null when all is well. */
async function refusalOf(source: string): Promise<unknown> {
  try {
    await checkSvg(source);
    return null;
  } catch (problem) {
    if (!(problem instanceof AppError)) throw problem;
    const { what, line, column } = problem.params;
    return problem.code === 'file_content' ? what : `${Number(line)}:${Number(column)}`;
  }
}

describe('an SVG', () => {
  it.each([
    svg('<circle r="4" fill="#f00"/>'),
    svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#a"/><use xlink:href="#a"/>'),
    svg('<style>.a:not(.b) { fill: url("#a") } @media (width > 9px) { .a { opacity: 0 } }</style>'),
    svg('<text>once = twice, onload="alert(1)", javascript:, url(https://example.com)</text>'),
    svg('<image href="data:image/png;base64,AA\nAA"/>'),
    svg('<text>caf&#233; &#x1F375; &lt;script&gt;</text><!-- <script>alert(1)</script> -->'),
    svg('<animate attributeName="opacity" values="0;1"/>'),
    svg(
      '<g transform="translate(1 2) rotate(3)" style="filter: blur(2px)" data-name="A (b)" aria-label="A(b)"/>',
    ),
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>${svg('')}`,
    `\uFEFF<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    svg(String.raw`<text>C:\\temp \\o/ \\ffffff</text>`),
    '<svg viewBox="0 0 1 1"/>',
    svg('<svg:rect xmlns:svg="http://www.w3.org/2000/svg" xml:space="preserve"/>'),
    svg(
      '<sodipodi:namedview inkscape:zoom="2"/><metadata><rdf:RDF><cc:Work rdf:about="https://example.com"/></rdf:RDF></metadata>',
      `xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
       xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
       xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"`,
    ),
  ])('that is only a picture is fine: %s', async (picture) => {
    expect(await refusalOf(picture)).toBeNull();
  });

  it('of the demo game is fine', async () => {
    const pictures = demoFiles().flatMap(({ path, text }) => (path.endsWith('.svg') ? [text] : []));
    expect(pictures.length).toBeGreaterThan(50);
    const refusals = await Promise.all(pictures.map(refusalOf));
    expect(refusals.filter((refusal) => refusal !== null)).toEqual([]);
  });

  it.each([
    [svg('<script>alert(1)</script>'), '<script>'],
    [svg('<SCRIPT>alert(1)</SCRIPT>'), '<SCRIPT>'],
    [svg('<metadata><script href="#a"/></metadata>'), '<script>'],
    [svg('<foreignObject><p>x</p></foreignObject>'), '<foreignObject>'],
    [svg('<handler type="text/javascript"/>'), '<handler>'],
    [svg('<audio href="#a"/>'), '<audio>'],
    [svg('<g><svg><discard/></svg></g>'), '<discard>'],
    ['<g xmlns="http://www.w3.org/2000/svg"/>', '<g>'],
    ['<svg xmlns="http://www.w3.org/1999/xhtml"/>', '<svg>'],
    [svg('<g>'.repeat(250)), '<g>'],
  ])('with an element that no drawing needs is refused: %s', async (picture, what) => {
    expect(await refusalOf(picture)).toBe(what);
  });

  it.each([
    [svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'), '<script>'],
    [svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'), '<script>'],
    [svg('<h:style xmlns:h="http://www.w3.org/1999/xhtml"/>'), '<style>'],
    [svg('<title xmlns="http://www.w3.org/1999/xhtml"/>'), '<title>'],
    [svg('<script xmlns="http://creativecommons.org/ns#">alert(1)</script>'), '<script>'],
    [svg('<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"/>'), '<math>'],
    [svg('<rect e:event="load" xmlns:e="http://www.w3.org/2001/xml-events"/>'), 'e:event='],
    [svg('<a x:href="https://example.com" xmlns:x="http://www.w3.org/1999/xlink"/>'), 'https://example.com'],
    [svg('<a s:href="#a" xmlns:s="http://www.w3.org/2000/svg"/>'), 's:href='],
    [svg('<image href="#a" xml:base="https://example.com/"/>'), 'xml:base='],
    [svg('<constructor:script xmlns:constructor="urn:x"/>'), '<script>'],
  ])('does not get past the list with a namespace: %s', async (picture, what) => {
    expect(await refusalOf(picture)).toBe(what);
  });

  it.each([
    [svg('', 'onload="alert(1)"'), 'onload='],
    [svg('', 'ONLOAD="alert(1)"'), 'ONLOAD='],
    [svg('<animate onbegin="alert(1)"/>'), 'onbegin='],
    [svg('<image src="#a"/>'), 'src='],
    [svg('<a target="_top"/>'), 'target='],
    [svg('<a href="javascript:alert(1)"><text>x</text></a>'), 'javascript:alert(1)'],
    [svg('<a href="&#106;avascript:alert(1)"/>'), 'javascript:alert(1)'],
    [svg('<a href=" java&#10;script:alert(1)"/>'), 'java\nscript:alert(1)'],
    [svg('<a href=""/>'), 'href=""'],
    [svg('<set attributeName="&#x68;ref" to="#b"/>'), 'attributeName="href"'],
    [svg('<set attributeName = " href" to="//example.com"/>'), 'attributeName="href"'],
    [svg('<set attributeName="xlink:href" to="https://example.com"/>'), 'attributeName="xlink:href"'],
    [svg('<set attributeName="onload" to="alert"/>'), 'attributeName="onload"'],
    [svg('<set attributeName="fill" to="url(https://example.com)"/>'), 'https://example.com'],
    [svg('<image href="https://example.com/a.png"/>'), 'https://example.com/a.png'],
    [svg('<image xlink:href="//example.com/a.png"/>'), '//example.com/a.png'],
    [svg('<feImage href="/api/v1/auth/me"/>'), '/api/v1/auth/me'],
    [svg('<use href="data:image/svg+xml;base64,AAAA#x"/>'), 'data:image/svg+xml;base64,AAAA#x'],
    [svg('<image href="data:text/html;base64,AAAA"/>'), 'data:text/html;base64,AAAA'],
    [svg('<image href="data:image/png,%3Csvg"/>'), 'data:image/png,%3Csvg'],
  ])('with an attribute or address that no drawing needs is refused: %s', async (picture, what) => {
    expect(await refusalOf(picture)).toBe(what);
  });

  it.each([
    [svg('<rect style="fill: url(https://example.com/a)"/>'), 'https://example.com/a'],
    [svg('<rect fill="url(https://example.com/a)"/>'), 'https://example.com/a'],
    [svg('<rect fill="URL( &quot;//example.com/a&quot; )"/>'), '//example.com/a'],
    [svg('<style>@import "https://example.com/a.css"</style>'), '@import'],
    [svg('<style>@IMPORT "a.css"</style>'), '@IMPORT'],
    [svg('<style>@font-face { font-family: a }</style>'), '@font-face'],
    [svg(String.raw`<style>@im\port "https://example.com/a.css"</style>`), '@im'],
    [svg(String.raw`<style>@\69mport "https://example.com/a.css"</style>`), '@'],
    [svg(String.raw`<rect style="fill: ur\l(https://example.com/a)"/>`), '\\'],
    [svg(String.raw`<rect fill="\000075 rl(//example.com/a)"/>`), '\\'],
    [svg('<style>a { fill: ur<!-- -->l(//example.com) }</style>'), '//example.com'],
    [svg('<style>a { fill: ur<![CDATA[l(//example.com) }]]></style>'), '//example.com'],
    [svg('<style>a { fill: &#117;rl(//example.com) }</style>'), '//example.com'],
    [svg('<style>a { b: "/*"; fill: url(//example.com); c: "*/" }</style>'), '//example.com'],
    [svg('<style>a { background: image-set("//example.com" 1x) }</style>'), 'image-set()'],
    [svg('<style>a { background: -webkit-image-set("//example.com" 1x) }</style>'), '-webkit-image-set()'],
    [svg('<style>a { width: expression(alert(1)) }</style>'), 'expression()'],
    [svg('<style>a { fill: src("//example.com") }</style>'), 'src()'],
    [svg('<style><tspan>@import "a.css"</tspan></style>'), '<tspan>'],
  ])('with a style that loads something is refused: %s', async (picture, what) => {
    expect(await refusalOf(picture)).toBe(what);
  });

  it.each([
    [`<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, 'encoding='],
    [`\uFEFF<?xml version='1.0' encoding = 'utf-16'?>${svg('')}`, 'encoding='],
    [`<?xml-stylesheet href="https://example.com/a.css"?>${svg('')}`, '<?xml-stylesheet?>'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, '<!DOCTYPE [ ]>'],
    [`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`, '<!DOCTYPE [ ]>'],
    [`<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://example.com"> %a;]>${svg('')}`, '<!DOCTYPE [ ]>'],
    [`<!DOCTYPE svg SYSTEM ">" [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`, '<!DOCTYPE [ ]>'],
  ])('with declarations of its own is refused: %s', async (picture, what) => {
    expect(await refusalOf(picture)).toBe(what);
  });

  it.each([
    ['<svg/onload=alert(1)>', '1:6'],
    [svg('<rect fill=red />'), expect.any(String)],
    [svg('<g></a>'), expect.any(String)],
    ['<svg>\n<g', '2:2'],
    [svg('&nbsp;'), expect.any(String)],
    [svg('<rect x="1" x="2"/>'), expect.any(String)],
    [svg('<x:rect/>'), expect.any(String)],
    [svg('\0'), expect.any(String)],
    [`<!DOCTYPE svg><!DOCTYPE svg>${svg('')}`, expect.any(String)],
    [`${svg('')}<html><script>alert(1)</script></html>`, expect.any(String)],
    [`${svg('')}GIF89a`, expect.any(String)],
    [svg('<rect fill="<script>"/>'), expect.any(String)],
    ['', expect.any(String)],
  ])('that is no well-formed XML is refused with the place: %s', async (picture, place) => {
    expect(await refusalOf(picture)).toMatch(/^\d+:\d+$/);
    expect(await refusalOf(picture)).toEqual(place);
  });

  it('is checked the same wherever it is cut for reading', async () => {
    const picture = (length: number): string =>
      svg(`${'<g/>'.repeat(length)}<a href="https://example.com"/>`);
    for (const length of [65_500, 65_505, 65_510, 65_515]) {
      expect(await refusalOf(picture(length))).toBe('https://example.com');
    }
  });

  it.each([
    ['document types without an end', '<!DOCTYPE'],
    ['openings and blanks', '<', ' '],
    ['prefixes', '<a', 'a'],
    ['nested elements', '<g>'],
    ['styles without an end', '<style>url('],
    ['a style of brackets', '<style>', 'a('],
    ['an address of blanks', '<a href="#', ' '],
    ['addresses without an end', '<a', ' href='],
    ['a declaration without an end', '<?xml ', 'encoding= '],
  ])('of 300,000 letters is checked in one go: %s', async (_name, start, rest = start) => {
    const long = start + rest.repeat(300_000 / rest.length);
    expect(await refusalOf(`<svg>${long}`)).not.toBeNull();
  });
});
