/** Both schemes by the reader's setting; one column on a phone. */
export const ODDS_STYLE = `:root{color-scheme:light dark;--text:#1f2328;--dim:#57606a;--line:#d0d7de;--page:#fff;--mark:#8a2c0d;--link:#0550ae}
@media(prefers-color-scheme:dark){:root{--text:#e6edf3;--dim:#a3adb8;--line:#3d444d;--page:#0d1117;--mark:#ffb38a;--link:#79b8ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:1rem;font:1rem/1.6 system-ui,sans-serif;color:var(--text);background:var(--page)}
a{color:var(--link)}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
nav a,nav span{display:inline-block;padding:.4rem .6rem .4rem 0}
h1{font-size:1.5rem;line-height:1.3}
h2{font-size:1.2rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
.note,footer,small{color:var(--dim);font-size:.875rem}
ul{padding-inline-start:1.2rem}
table{width:100%;border-collapse:collapse;margin:0 0 1.5rem}
caption{text-align:start;font-weight:600;padding:.5rem 0}
th,td{padding:.35rem .25rem;border-bottom:1px solid var(--line);text-align:start;font-weight:400;overflow-wrap:anywhere}
thead th,tfoot th,tfoot td{font-weight:600}
td,thead th+th{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
em{font-style:normal;white-space:nowrap;color:var(--mark);font-size:.8125rem}
code{overflow-wrap:anywhere}`;
