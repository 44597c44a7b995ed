document.documentElement.dataset.instrumented = 'yes'
