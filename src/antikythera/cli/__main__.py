from antikythera.cli import main

if __name__ == "__main__":  # so that its documentation can be built
    main()
