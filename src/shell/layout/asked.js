// What is served answers the example: not what a link asks. What somebody counts visits with asks for nothing.
if (__SAYS_SOMETHING__.test(location.search + location.hash)) document.documentElement.dataset.asked = '';
