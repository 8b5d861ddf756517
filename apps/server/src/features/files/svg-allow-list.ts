/** Words of a text, as a set. */
const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';

/** Notes of drawing programs to themselves and about the author. Browsers do nothing with them. */
export const NOTE_NAMESPACES: ReadonlySet<string> = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.serif.com/',
  'http://www.figma.com/figma/ns',
  'http://vectornator.io',
  'https://boxy-svg.com',
]);

/** Everything that only draws. Left out: what runs, holds HTML, plays or fetches. */
export const ELEMENTS = names(`
  svg g defs symbol use switch view a title desc metadata style
  circle ellipse image line path polygon polyline rect
  text textPath tspan tref altGlyph font font-face font-face-src font-face-name glyph missing-glyph hkern vkern
  flowRoot flowRegion flowPara flowSpan
  clipPath mask marker pattern linearGradient radialGradient meshgradient mesh meshrow meshpatch stop
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence
  animate animateColor animateMotion animateTransform mpath set
`);

/** Attributes whose value is a plain text: no browser reads a style or an address out of it. */
export const TEXT_ATTRIBUTES = names(`
  id class role lang version baseProfile zoomAndPan preserveAspectRatio viewBox type media title
  systemLanguage requiredFeatures requiredExtensions font-family d points path glyph-name unicode
`);

/** Attributes whose value may be a style, an address in `url()` or a number. */
export const VALUE_ATTRIBUTES = names(`
  x y z x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy width height pathLength transform transform-origin rotate
  style href
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-profile color-rendering cursor direction display dominant-baseline
  enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font font-feature-settings
  font-kerning font-size font-size-adjust font-stretch font-style font-variant font-variation-settings
  font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering inline-size isolation
  kerning letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask mask-type
  mix-blend-mode opacity overflow paint-order pointer-events shape-rendering solid-color solid-opacity
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration text-indent
  text-overflow text-rendering text-transform unicode-bidi vector-effect visibility white-space word-spacing
  writing-mode
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight orient refX refY
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform
  lengthAdjust textLength method spacing side startOffset
  filterUnits primitiveUnits filterRes in in2 result amplitude azimuth baseFrequency bias crossOrigin
  diffuseConstant divisor edgeMode elevation exponent intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength
  limitingConeAngle mode numOctaves operator order pointsAtX pointsAtY pointsAtZ preserveAlpha radius scale
  seed slope specularConstant specularExponent stdDeviation stitchTiles surfaceScale tableValues targetX
  targetY xChannelSelector yChannelSelector values
  accumulate additive attributeName attributeType begin by calcMode dur end fill from keyPoints keySplines
  keyTimes max min origin repeatCount repeatDur restart to
  accent-height alphabetic arabic-form ascent cap-height descent g1 g2 hanging horiz-adv-x horiz-origin-x
  horiz-origin-y ideographic k mathematical orientation overline-position overline-thickness panose-1 slope
  stemh stemv strikethrough-position strikethrough-thickness u1 u2 underline-position underline-thickness
  unicode-range units-per-em v-alphabetic v-hanging v-ideographic v-mathematical vert-adv-y vert-origin-x
  vert-origin-y widths x-height
`);

/** Of other namespaces: `xlink:href` and the like. */
export const XLINK_ATTRIBUTES = names('href type title role arcrole show actuate');
export const XML_ATTRIBUTES = names('space lang id');

/** Rules of a style sheet that fetch nothing. */
export const STYLE_RULES = names('media supports keyframes -webkit-keyframes layer charset namespace');

/** What may be before a bracket in a style or a value. `url` is looked into. */
export const FUNCTIONS = names(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix var calc min max clamp env
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset polygon path rect
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  cubic-bezier steps linear
  not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang
`);
