// Put on the hand: a card whose text does not fit gets a smaller picture, then the picture behind the text, then
// smaller type (`data-fit`, see CardFace). The size of the card stays. On a phone the type stays as large as can be read:
// what has no room (`data-over`) is read with a tap.
const STEPS = 6;
const READABLE = 2; // the last step before the type gets smaller

export function fits(node: HTMLElement) {
  const full = (face: HTMLElement) => face.scrollHeight > face.clientHeight + 1;
  const fit = () => {
    // All cards take a step at once, so that the page is measured once a step.
    let left = [...node.querySelectorAll<HTMLElement>('.face.upright')];
    const most = matchMedia('(max-width: 900px)').matches ? READABLE : STEPS;
    for (let step = 0; left.length && step <= most; step++) {
      for (const face of left) {
        face.parentElement?.parentElement?.removeAttribute('data-over');
        face.dataset.fit = `${step}`;
      }
      left = left.filter(full);
    }
    for (const face of left) face.parentElement?.parentElement?.setAttribute('data-over', '');
  };
  let asked = 0;
  const soon = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(fit);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(node);
  const texts = new MutationObserver(soon);
  texts.observe(node, { childList: true, characterData: true, subtree: true });
  document.fonts.addEventListener('loadingdone', soon);
  return {
    destroy() {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      texts.disconnect();
      document.fonts.removeEventListener('loadingdone', soon);
    },
  };
}
