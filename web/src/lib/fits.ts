// Put on the hand: a card whose text does not fit gets a smaller picture, then the picture behind the text, then
// smaller type (`data-fit`, see CardFace). The size of the card stays. On a phone the type stays as large as can be read,
// and the card gets wider (`data-wide`); what has no room even then (`data-over`) is read with a tap.
const STEPS = 6;
const READABLE = 2; // the last step before the type gets smaller

export function fits(node: HTMLElement) {
  const full = (face: HTMLElement) => face.scrollHeight > face.clientHeight + 1;
  const fit = () => {
    // All cards take a step at once, so that the page is measured once a step.
    let left = [...node.querySelectorAll<HTMLElement>('.face.upright')];
    const phone = matchMedia('(max-width: 900px)').matches;
    const places = (name: string, on: boolean) => left.forEach((face) => face.parentElement?.parentElement?.toggleAttribute(name, on));
    places('data-over', false);
    places('data-wide', false);
    for (let step = 0; left.length && step <= (phone ? READABLE : STEPS); step++) {
      for (const face of left) face.dataset.fit = `${step}`;
      left = left.filter(full);
    }
    if (phone) {
      places('data-wide', true);
      left = left.filter(full);
    }
    places('data-over', true);
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
