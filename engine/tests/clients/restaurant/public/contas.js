document.documentElement.dataset.contas = document.currentScript?.dataset.casa;
