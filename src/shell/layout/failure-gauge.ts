/** A gauge whose needle has left its scale: on the error page as served, and drawn by failure.ts in a page that fails. */
export const GAUGE =
  '<svg viewBox="0 0 240 150" aria-hidden="true">' +
  '<path class="scale" d="M30 130a90 90 0 0 1 152.3-64.9"/>' +
  '<path class="ticks" d="M30 130h10M42.1 85l8.7 5M75 52.1l5 8.7M120 40v10M165 52.1l-5 8.7"/>' +
  '<path class="beyond" d="M182.3 65.1a90 90 0 0 1 27.7 64.9"/>' +
  '<path class="needle" d="M120 130l104 8"/><circle class="hub" cx="120" cy="130" r="7"/></svg>';
